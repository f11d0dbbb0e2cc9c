import { shapeOf } from '@provincia/bots';
import { library } from '@provincia/cards';
import { type Bot, type Outcome, rulesVersion, type Setup, Simulation } from '@provincia/engine';
import { RunChance } from './chance.ts';
import type { Match } from './match.ts';
import { count, emptyTally, type Tally } from './tally.ts';

/** One game of a match. */
export interface MatchGame {
  readonly number: number;
  readonly setup: Setup;
  /** Which player sits in each seat. Seat 0 begins. */
  readonly seats: readonly number[];
}

/** Takes notes of games while they are played. */
export interface Onlooker {
  /** Says where the answers of the game go; null if they are not wanted. */
  begin(game: MatchGame): (readonly string[])[] | null;
  end(game: MatchGame, outcome: Outcome): void;
}

/** Where the games of one match are played. What comes of a game depends on its number, not on those before it. */
export class Arena {
  readonly #match: Match;
  readonly #bots: readonly Bot[];
  readonly #chance: RunChance;
  readonly #simulation: Simulation;

  /** The bots are those of the players of the match. */
  constructor(match: Match, bots: readonly Bot[]) {
    const { players, kingdom, seed } = match;
    this.#match = match;
    this.#bots = bots;
    this.#chance = new RunChance(seed);
    this.#simulation = new Simulation(library, shapeOf(kingdom, players.length));
  }

  /** Plays the games with the numbers from `from` up to, but not including, `to`. */
  play(from: number, to: number, onlooker?: Onlooker): Tally {
    const tally = emptyTally(this.#bots.length);
    const { players, seating } = this.#match;
    for (let number = from; number < to; number++) {
      const seats = this.#chance.seatsOf(number, players.length, seating);
      const outcome =
        onlooker === undefined ? this.#play(number, seats, null) : this.#show(number, seats, onlooker);
      count(tally, outcome, seats);
    }
    return tally;
  }

  #play(number: number, seats: readonly number[], answers: (readonly string[])[] | null): Outcome {
    const bots = seats.map((player) => this.#bots[player]);
    return this.#simulation.play(this.#chance.drawsOf(number), bots, 0, answers);
  }

  /** Plays a game before somebody who takes notes. */
  #show(number: number, seats: readonly number[], onlooker: Onlooker): Outcome {
    const game = this.#game(number, seats);
    const outcome = this.#play(number, seats, onlooker.begin(game));
    onlooker.end(game, outcome);
    return outcome;
  }

  #game(number: number, seats: readonly number[]): MatchGame {
    const { kingdom, players } = this.#match;
    const seed = this.#chance.seedOf(number);
    return {
      number,
      setup: { rules: rulesVersion, seed, ...shapeOf(kingdom, players.length), first: 0 },
      seats,
    };
  }
}
