import type { KnownPlan } from '@provincia/bots';
import type { Ways } from './review.ts';
import { startingChances } from './start.ts';
import { waysOf } from './ways.ts';

/** What is known of a kingdom, whatever was played there. It is found out when it is asked for, and once. */
export class Ground {
  readonly #plans: readonly KnownPlan[];
  readonly #kingdom: readonly string[];
  readonly #players: number;
  readonly #starts = new Map<number, readonly number[]>();
  #ways: Ways | undefined;

  constructor(plans: readonly KnownPlan[], kingdom: readonly string[], players: number) {
    this.#plans = plans;
    this.#kingdom = kingdom;
    this.#players = players;
  }

  /** The chance of each seat if that one comes first. */
  startOf(first: number): readonly number[] {
    const start =
      this.#starts.get(first) ?? startingChances(this.#plans, this.#kingdom, this.#players, first);
    this.#starts.set(first, start);
    return start;
  }

  get ways(): Ways {
    this.#ways ??= waysOf(this.#plans, this.#kingdom, this.#players);
    return this.#ways;
  }
}

/** As long as the plans for a kingdom and a number of players are at hand, so is what follows from them. */
const grounds = new WeakMap<readonly KnownPlan[], Ground>();

export function groundOf(plans: readonly KnownPlan[], kingdom: readonly string[], players: number): Ground {
  const ground = grounds.get(plans) ?? new Ground(plans, kingdom, players);
  grounds.set(plans, ground);
  return ground;
}
