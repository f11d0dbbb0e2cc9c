import { type Chance, diceOf } from '../plan/chance.ts';
import { hopefully, meanOf } from '../plan/runner.ts';
import { Track } from '../plan/track.ts';
import { inTurns, type Opponent } from '../repertoire/opponents.ts';
import { cross, vary } from '../repertoire/variation.ts';
import type { Strategy } from '../strategy/strategy.ts';
import type { Prey } from './prey.ts';
import { anew, best, type Descendant, runnerWith } from './runner.ts';

/**
 * How much of a search is over after so many games, so many of them against the level itself, from 0 to 1: by the time, or
 * by the games.
 */
export type Clock = (games: number, ofLevel: number) => number;

/** What a search has found. */
export interface Hunted {
  /** The best first, as far as it is known. */
  readonly strategies: readonly Strategy[];
  readonly games: number;
}

/** The part of the search against the plans alone. */
const PLANS = 0.2;
/** The good and different ones that come out of it. */
const CROWD = 40;
const OF_FAMILY = 5;
/** Those who have children, and how many children; most of these are not worth a game against the level. */
const PARENTS = 6;
const CHILDREN = 24;
const WORTHY = 8;
/** The children of a generation that can become parents. */
const GROWN = 2;
/** Rounds at the beginning of a race: games against plans cost little. */
const MANY = 4;
const FEW = 1;
/** Rounds that parents play on in each generation, the new ones among them: who was only lucky falls back. */
const AGAIN = 3;
/** Rounds that tell enough of a newcomer. */
const ENOUGH = 500;
const FINALISTS = 3;

/**
 * Looks for the strategy that does best against a level: first against its plans, then against the level itself. Yields
 * after each round of two games, so that others can do something meanwhile. The same seed finds the same in as many games.
 */
export function* hunt(prey: Prey, seed: string, clock: Clock): Generator<void, Hunted> {
  const hunter = new Hunter(prey, seed, clock);
  const strategies = yield* hunter.search();
  return { strategies, games: hunter.games };
}

class Hunter {
  readonly #prey: Prey;
  readonly #clock: Clock;
  readonly #track: Track;
  readonly #chance: Chance;
  /** Strategies that have been tried: no child is tried again. */
  readonly #tried = new Set<string>();
  /** The number of the next seed. */
  #next: number;
  /** How many games were against the level itself. */
  #ofLevel = 0;

  constructor(prey: Prey, seed: string, clock: Clock) {
    this.#prey = prey;
    this.#clock = clock;
    this.#track = new Track(prey.kingdom, PLAYERS);
    this.#chance = diceOf(seed);
    this.#next = this.#chance(DRAW) * DRAW + this.#chance(DRAW);
  }

  get games(): number {
    return this.#track.games;
  }

  *search(): Generator<void, Strategy[]> {
    const { seeds, plans, level } = this.#prey;
    const plan = inTurns(plans);
    const founders = seeds.filter((one) => this.#isNew(one)).map(runnerWith);
    let crowd = yield* this.#race(founders, plan, MANY, CROWD, PLANS, OF_FAMILY);
    while (!this.#isOver(PLANS)) {
      const runners = [...this.#children(crowd), ...crowd.map(anew)];
      crowd = yield* this.#race(runners, plan, MANY, CROWD, PLANS, OF_FAMILY);
    }
    let parents = yield* this.#race(crowd.map(anew), () => level, FEW, PARENTS);
    while (!this.#isOver()) {
      const worthy = yield* this.#race(this.#children(parents), plan, MANY, WORTHY);
      const grown = yield* this.#race(worthy.map(anew), () => level, FEW, GROWN);
      for (const child of grown) yield* this.#catchUp(child, parents[0]);
      const all = [...parents, ...grown];
      yield* this.#run(all, () => level, AGAIN);
      parents = best(all, PARENTS);
    }
    return parents.slice(0, FINALISTS).map(({ strategy }) => strategy);
  }

  /** The parents stand in the order of their worth: the better of two is taken. */
  #children(parents: readonly Descendant[]): Descendant[] {
    const drawn = () => this.#chance(parents.length);
    const parent = () => parents[Math.min(drawn(), drawn())];
    return Array.from({ length: CHILDREN }, () => {
      const { strategy, family } = parent();
      const mixed = this.#chance(5) === 0 ? cross(strategy, parent().strategy, this.#chance) : strategy;
      return runnerWith(vary(mixed, this.#prey.kingdom, this.#chance), family);
    }).filter(({ strategy }) => this.#isNew(strategy));
  }

  /** Notes that it is tried. */
  #isNew({ buy, gain, trash, play }: Strategy): boolean {
    const key = JSON.stringify([buy, gain, trash, play]);
    if (this.#tried.has(key)) return false;
    this.#tried.add(key);
    return true;
  }

  /** Successive halving: all run a little, the better half twice as far, until as many are left as are wanted. */
  *#race(
    runners: readonly Descendant[],
    opponent: Opponent,
    first: number,
    wanted: number,
    until = 1,
    ofFamily?: number,
  ): Generator<void, readonly Descendant[]> {
    let left = runners;
    for (let rounds = first; ; rounds *= 2) {
      yield* this.#run(left, opponent, rounds, until);
      const half = Math.ceil(left.length / 2);
      left = best(left, this.#isOver(until) ? wanted : Math.max(wanted, half), ofFamily);
      if (left.length <= wanted) return left;
    }
  }

  /** Everybody plays so many rounds, with the same seeds before the same opponents, or what there is time for. */
  *#run(
    runners: readonly Descendant[],
    opponent: Opponent,
    rounds: number,
    until = 1,
  ): Generator<void, void> {
    for (let round = 0; round < rounds; round++) {
      const seed = this.#next++;
      const other = opponent(seed);
      for (const runner of runners) {
        if (this.#isOver(until)) return;
        runner.score += this.#track.value(runner.bot, other, 1, seed);
        runner.rounds++;
        if (other === this.#prey.level) this.#ofLevel += PLAYERS;
        yield;
      }
    }
  }

  /** A newcomer plays on against the level until it has played as much as the champion, or is clearly not as good. */
  *#catchUp(runner: Descendant, champion: Descendant): Generator<void, void> {
    const rounds = Math.min(ENOUGH, champion.rounds);
    while (runner.rounds < rounds && hopefully(runner) > meanOf(champion) && !this.#isOver()) {
      yield* this.#run([runner], () => this.#prey.level, 1);
    }
  }

  #isOver(until = 1): boolean {
    return this.#clock(this.games, this.#ofLevel) >= until;
  }
}

const PLAYERS = 2;
const DRAW = 0x10000;
