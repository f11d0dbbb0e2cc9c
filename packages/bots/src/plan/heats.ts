import type { Bot } from '@provincia/engine';
import { meanOf, type Runner } from './runner.ts';
import type { Track } from './track.ts';

/** Races on a track. Each of them has deals of its own. */
export class Heats {
  readonly #track: Track;
  readonly #firstRounds: number;
  #seed = 0;

  constructor(track: Track, firstRounds: number) {
    this.#track = track;
    this.#firstRounds = firstRounds;
  }

  /** Successive halving: all run a little, the better half twice as far, until as many are left as are wanted. */
  best<R extends Runner>(runners: readonly R[], rivals: readonly Bot[], wanted: number): R[] {
    let left = [...runners];
    for (let rounds = this.#firstRounds; ; rounds *= 2) {
      const from = this.nextSeed(rounds);
      for (const runner of left) {
        for (const bot of rivals) runner.score += rounds * this.#track.value(runner.bot, bot, rounds, from);
        runner.rounds += rounds * rivals.length;
      }
      left.sort((a, b) => meanOf(b) - meanOf(a));
      if (left.length <= wanted) return left;
      left = left.slice(0, Math.max(wanted, Math.ceil(left.length / 2)));
    }
  }

  /** The first of the seeds of so many rounds, which nobody else gets. */
  nextSeed(rounds: number): number {
    const from = this.#seed;
    this.#seed += rounds;
    return from;
  }
}
