import { Arena, botsOf, type Chunk, type MatchGame, type Tally } from '@provincia/arena';
import { type Outcome, pack } from '@provincia/engine';
import { levels } from '../input/level.ts';
import { Recorder } from '../report/recorder.ts';
import type { Statistics } from '../report/statistics.ts';
import type { LabMatch } from './match.ts';

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

/** Where the games of one match are played, kept and recorded. */
class RecordedArena {
  readonly #match: LabMatch;
  readonly #keep: number;
  readonly #recorder: Recorder | null;
  readonly #arena: Arena;

  constructor(match: LabMatch, { keep, statistics }: Extras) {
    const recorder = statistics ? new Recorder(match.players.length) : null;
    const bots = botsOf(match, levels());
    this.#match = match;
    this.#keep = keep;
    this.#recorder = recorder;
    this.#arena = new Arena(match, recorder === null ? bots : bots.map((bot) => recorder.watch(bot)));
  }

  play(from: number, to: number): Played {
    // With nobody who looks on, a game need not even have a name for its seed.
    if (this.#recorder === null && from >= this.#keep) {
      return { tally: this.#arena.play(from, to), kept: [], statistics: null };
    }
    const kept: KeptGame[] = [];
    let answers: (readonly string[])[] | null = null;
    const begin = ({ number, seats }: MatchGame) => {
      this.#recorder?.begin(seats, 0);
      answers = number < this.#keep ? [] : null;
      return answers;
    };
    const end = ({ setup, seats }: MatchGame, outcome: Outcome) => {
      this.#recorder?.end(outcome);
      if (answers === null) return;
      const names = seats.map((player) => this.#match.players[player].name);
      kept.push({ packed: pack(setup, answers), names });
    };
    const tally = this.#arena.play(from, to, { begin, end });
    return { tally, kept, statistics: this.#recorder?.collect() ?? null };
  }
}

/** The arenas of several matches, each made when its first games are played. */
export class Arenas {
  readonly #matches: readonly LabMatch[];
  readonly #extras: Extras;
  readonly #made = new Map<number, RecordedArena>();

  constructor(matches: readonly LabMatch[], extras: Extras) {
    this.#matches = matches;
    this.#extras = extras;
  }

  play({ match, from, to }: Chunk): Played {
    const arena = this.#made.get(match) ?? new RecordedArena(this.#matches[match], this.#extras);
    this.#made.set(match, arena);
    return arena.play(from, to);
  }
}
