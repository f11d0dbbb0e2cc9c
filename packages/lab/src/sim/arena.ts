import { library } from '@provincia/cards';
import { type Bot, pack, rulesVersion, Simulation } from '@provincia/engine';
import { botOf } from '../input/contestant.ts';
import { Recorder } from '../report/recorder.ts';
import type { Statistics } from '../report/statistics.ts';
import { RunChance } from './chance.ts';
import { type Match, seatsOf } from './match.ts';
import { count, emptyTally, type Tally } from './tally.ts';

/** What is wanted beside the tally. */
export interface Extras {
  /** How many games, from the first on, are kept as packed games. */
  readonly keep: number;
  /** Whether the statistics for the report are taken. */
  readonly statistics: boolean;
}

/** What came of games that were played one after the other. */
export interface Played {
  readonly tally: Tally;
  readonly kept: readonly KeptGame[];
  readonly statistics: Statistics | null;
}

/** A whole game as a string, and who sat where. */
export interface KeptGame {
  readonly packed: string;
  readonly names: readonly string[];
}

/** Where the games of one match are played. */
export class Arena {
  readonly #match: Match;
  readonly #keep: number;
  readonly #chance: RunChance;
  readonly #simulation: Simulation;
  readonly #recorder: Recorder | null;
  readonly #bots: readonly Bot[];

  constructor(match: Match, { keep, statistics }: Extras) {
    const { players, kingdom, seed } = match;
    this.#match = match;
    this.#keep = keep;
    this.#chance = new RunChance(seed);
    this.#simulation = new Simulation(library, { players: players.length, kingdom });
    const recorder = statistics ? new Recorder(players.length) : null;
    const bots = players.map((player) => botOf(player, kingdom, players.length));
    this.#recorder = recorder;
    this.#bots = recorder === null ? bots : bots.map((bot) => recorder.watch(bot));
  }

  /** Plays the games with the numbers from `from` up to, but not including, `to`. */
  play(from: number, to: number): Played {
    const tally = emptyTally(this.#bots.length);
    const kept: KeptGame[] = [];
    for (let game = from; game < to; game++) this.#play(game, tally, game < this.#keep ? kept : null);
    return { tally, kept, statistics: this.#recorder?.collect() ?? null };
  }

  #play(game: number, tally: Tally, kept: KeptGame[] | null): void {
    const { players, kingdom, seating } = this.#match;
    const seats = seatsOf(game, players.length, seating, this.#chance);
    const seed = this.#chance.seedOf(game);
    const bots = seats.map((player) => this.#bots[player]);
    const answers: (readonly string[])[] | null = kept === null ? null : [];
    this.#recorder?.begin(seats, 0);
    const outcome = this.#simulation.play(seed, bots, 0, answers);
    this.#recorder?.end(outcome);
    count(tally, outcome, seats);
    if (answers === null) return;
    const setup = { rules: rulesVersion, seed, players: players.length, kingdom, first: 0 };
    kept?.push({ packed: pack(setup, answers), names: seats.map((player) => players[player].name) });
  }
}
