import type { Bot } from './bot.ts';
import { deal } from './deal.ts';
import type { Library } from './library.ts';
import { Past } from './past.ts';
import { Random, type Seed } from './random.ts';
import { type Outcome, outcomeOf } from './scoring.ts';
import { layOut, type Shape, settledColonies, usesColonies } from './setup.ts';
import { copyState, type State } from './state.ts';
import { Table } from './table.ts';
import { forgetStopped, run } from './turn.ts';

/** Bots that buy nothing would play for ever. */
export const MOST_TURNS = 1000;

/** Where games are played that have the same piles. */
interface Place {
  readonly start: State;
  readonly table: Table;
  /** For bots that rehearse. */
  readonly past: Past;
}

/**
 * Whole games of bots on one kingdom, one after the other on the same table, without events. Where chance decides about
 * Platinum and Colony, the seed of each game says at which of two tables it is played.
 */
export class Simulation {
  readonly #library: Library;
  readonly #shape: Shape;
  readonly #mostTurns: number;
  /** Null where each game decides for itself. */
  readonly #colonies: boolean | null;
  #without: Place | null = null;
  #with: Place | null = null;
  /** How many answers have been given in all games: a measure of the time they took that is the same everywhere. */
  answered = 0;

  /** The setup has to be a checked one; its seed and first player are those of each game. */
  constructor(library: Library, shape: Shape, mostTurns = MOST_TURNS) {
    this.#library = library;
    this.#shape = shape;
    this.#mostTurns = mostTurns;
    this.#colonies = settledColonies(library, shape);
  }

  /** Plays a game to its end, or breaks it off after so many turns. The answers are appended to `record`, if given. */
  play(
    seed: Seed,
    bots: readonly Bot[],
    first: number,
    record: (readonly string[])[] | null = null,
  ): Outcome {
    const { table, start, past } = this.#placeFor(seed);
    table.random.reseed(seed);
    table.restore(start);
    table.bots = bots;
    table.record = record;
    table.past = bots.some(({ rehearses }) => rehearses) ? past : null;
    deal(table, first);
    run(table, this.#mostTurns);
    forgetStopped(table.state);
    this.answered += table.state.answered;
    return outcomeOf(table);
  }

  #placeFor(seed: Seed): Place {
    const { kingdom } = this.#shape;
    const colonies = this.#colonies ?? usesColonies(this.#library, { kingdom, seed });
    if (colonies) {
      this.#with ??= this.#newPlace(true);
      return this.#with;
    }
    this.#without ??= this.#newPlace(false);
    return this.#without;
  }

  #newPlace(colonies: boolean): Place {
    const { layout, state } = layOut(this.#library, { ...this.#shape, colonies });
    const table = new Table(layout, copyState(state), new Random('0'.repeat(32)));
    return { start: state, table, past: new Past(copyState(state)) };
  }
}
