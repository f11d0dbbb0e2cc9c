import { botOf, count, emptyTally, RunChance } from '@provincia/arena';
import { shapeOf } from '@provincia/bots';
import { type Bot, pack, rulesVersion, type Setup } from '@provincia/engine';
import { levels } from '../input/level.ts';
import { Recorder } from '../report/recorder.ts';
import { mergeStatistics, type Statistics } from '../report/statistics.ts';
import type { LabMatch } from '../sim/match.ts';
import type { Extras, KeptGame, Played } from '../sim/recorded-arena.ts';
import type { LostGame } from './failure.ts';
import { type Ended, playGame, type Scribe, type Side } from './game.ts';
import type { ProgramPlayer } from './player.ts';
import type { Programs } from './programs.ts';

/** A game that is over, with what was noted of it. */
interface Finished extends Ended {
  readonly seats: readonly number[];
  readonly kept: KeptGame | null;
  readonly statistics: Statistics | null;
}

/** Where the games of a match with programs are played, side by side: while one program thinks, others are asked. */
export class ProgramArena {
  readonly #match: LabMatch;
  readonly #extras: Extras;
  readonly #programs: Programs;
  readonly #chance: RunChance;
  /** Bots that have a game behind them and can play another: those of a game may not play elsewhere meanwhile. */
  readonly #free: (readonly (Bot | null)[])[] = [];

  constructor(match: LabMatch, extras: Extras, programs: Programs) {
    this.#match = match;
    this.#extras = extras;
    this.#programs = programs;
    this.#chance = new RunChance(match.seed);
  }

  /** The same games as in an arena of bots, and what came of them in the same shape. */
  async play(from: number, to: number): Promise<Played> {
    const numbers = Array.from({ length: to - from }, (_, i) => from + i);
    const games = await Promise.all(numbers.map((number) => this.#play(number)));
    const tally = emptyTally(this.#match.players.length);
    const lost: LostGame[] = [];
    let statistics: Statistics | null = null;
    for (const [i, { outcome, seats, failed, statistics: more }] of games.entries()) {
      count(tally, outcome, seats);
      if (failed !== null) lost.push({ game: from + i, player: seats[failed.seat], failure: failed.failure });
      if (more !== null) statistics = statistics === null ? more : mergeStatistics(statistics, more);
    }
    const kept = games.flatMap((game) => game.kept ?? []);
    return { tally, kept, statistics, reliability: null, lost };
  }

  async #play(number: number): Promise<Finished> {
    const { players, kingdom, seating } = this.#match;
    const seats = this.#chance.seatsOf(number, players.length, seating);
    const seed = this.#chance.seedOf(number);
    const setup: Setup = { rules: rulesVersion, seed, ...shapeOf(kingdom, players.length), first: 0 };
    const recorder = this.#extras.statistics ? new Recorder(players.length) : null;
    recorder?.begin(seats, 0);
    const bots = this.#free.pop() ?? this.#makeBots();
    const scribe: Scribe = { answers: [], watch: (bot) => recorder?.watch(bot) ?? bot };
    const ended = await playGame(
      setup,
      seats.map((player) => this.#side(player, bots)),
      scribe,
    );
    this.#free.push(bots);
    recorder?.end(ended.outcome);
    const names = seats.map((player) => players[player].name);
    const kept = number < this.#extras.keep ? { packed: pack(setup, scribe.answers), names } : null;
    return { ...ended, seats, kept, statistics: recorder?.collect() ?? null };
  }

  #side(player: number, bots: readonly (Bot | null)[]): Side {
    const bot = bots[player];
    return bot === null ? { program: this.#programOf(player) } : { bot };
  }

  #programOf(player: number): ProgramPlayer {
    const entrant = this.#match.players[player];
    if (!('program' in entrant)) throw new RangeError(`${entrant.name} is no program`);
    return this.#programs.playerOf(entrant.program);
  }

  #makeBots(): (Bot | null)[] {
    const { players, kingdom } = this.#match;
    return players.map((player) =>
      'program' in player ? null : botOf(player, kingdom, players.length, levels()),
    );
  }
}
