import { Arena, botsOf, type Chunk, type Match, type MatchGame, type Tally } from '@provincia/arena';
import { type Outcome, pack } from '@provincia/engine';
import { Listener, type Stated } from '../calibrate/listener.ts';
import type { Reliability } from '../calibrate/reliability.ts';
import { levels } from '../input/level.ts';
import { ProgramArena } from '../programs/arena.ts';
import type { LostGame } from '../programs/failure.ts';
import { LIMITS } from '../programs/player.ts';
import { Programs } from '../programs/programs.ts';
import { Recorder } from '../report/recorder.ts';
import type { Statistics } from '../report/statistics.ts';
import { isOfBots, type LabMatch } from './match.ts';

/** What is wanted beside the tally. */
export interface Extras {
  /** How many games, from the first on, are kept as packed games. */
  readonly keep: number;
  /** Whether the statistics for the report are taken. */
  readonly statistics: boolean;
  /** Whose stated chances are compared with what came of the games, if anybody's. */
  readonly listenTo: Stated | null;
  /** How long a program may take for an answer, in milliseconds. */
  readonly moveTime: number;
}

/** What is to be played: of each match so many games. */
export interface GameOrders extends Extras {
  readonly matches: readonly LabMatch[];
  readonly games: number;
}

/** For those who want the tally alone. */
export const NO_EXTRAS: Extras = { keep: 0, statistics: false, listenTo: null, moveTime: LIMITS.move };

/** What came of games that were played one after the other. */
export interface Played {
  readonly tally: Tally;
  readonly kept: readonly KeptGame[];
  readonly statistics: Statistics | null;
  readonly reliability: Reliability | null;
  /** Those that programs lost by failures. */
  readonly lost: readonly LostGame[];
}

/** A whole game as a string, and who sat where. */
export interface KeptGame {
  readonly packed: string;
  readonly names: readonly string[];
}

/** Where the games of one match are played, kept and recorded. */
class RecordedArena {
  readonly #match: LabMatch & Match;
  readonly #keep: number;
  readonly #recorder: Recorder | null;
  readonly #listener: Listener | null;
  readonly #arena: Arena;

  constructor(match: LabMatch & Match, { keep, statistics, listenTo }: Extras) {
    const recorder = statistics ? new Recorder(match.players.length) : null;
    const listener = listenTo === null ? null : new Listener(listenTo);
    const bots = botsOf(match, listener === null ? levels() : listener.among(levels()));
    this.#match = match;
    this.#keep = keep;
    this.#recorder = recorder;
    this.#listener = listener;
    this.#arena = new Arena(match, recorder === null ? bots : bots.map((bot) => recorder.watch(bot)));
  }

  play(from: number, to: number): Played {
    // With nobody who looks on, a game need not even have a name for its seed.
    if (this.#recorder === null && this.#listener === null && from >= this.#keep) {
      return { tally: this.#arena.play(from, to), kept: [], statistics: null, reliability: null, lost: [] };
    }
    const kept: KeptGame[] = [];
    let answers: (readonly string[])[] | null = null;
    const begin = ({ number, seats }: MatchGame) => {
      this.#recorder?.begin(seats, 0);
      this.#listener?.begin();
      answers = number < this.#keep ? [] : null;
      return answers;
    };
    const end = ({ setup, seats }: MatchGame, outcome: Outcome) => {
      this.#recorder?.end(outcome);
      this.#listener?.end(outcome);
      if (answers === null) return;
      const names = seats.map((player) => this.#match.players[player].name);
      kept.push({ packed: pack(setup, answers), names });
    };
    const tally = this.#arena.play(from, to, { begin, end });
    const statistics = this.#recorder?.collect() ?? null;
    return { tally, kept, statistics, reliability: this.#listener?.collect() ?? null, lost: [] };
  }
}

/** The arenas of several matches, each made when its first games are played and left when its last ones are. */
export class Arenas {
  readonly #matches: readonly LabMatch[];
  readonly #games: number;
  readonly #extras: Extras;
  readonly #made = new Map<number, RecordedArena | ProgramArena>();
  readonly #programs: Programs;

  /** Of each match so many games. */
  constructor(matches: readonly LabMatch[], games: number, extras: Extras) {
    this.#matches = matches;
    this.#games = games;
    this.#extras = extras;
    this.#programs = new Programs({ ...LIMITS, move: extras.moveTime });
  }

  play({ match, from, to }: Chunk): Played | Promise<Played> {
    const arena = this.#made.get(match) ?? this.#make(this.#matches[match]);
    if (to < this.#games) this.#made.set(match, arena);
    else this.#made.delete(match);
    return arena.play(from, to);
  }

  /** Lets the programs go that have played. */
  close(): Promise<void> {
    return this.#programs.close();
  }

  #make(match: LabMatch): RecordedArena | ProgramArena {
    return isOfBots(match)
      ? new RecordedArena(match, this.#extras)
      : new ProgramArena(match, this.#extras, this.#programs);
  }
}
