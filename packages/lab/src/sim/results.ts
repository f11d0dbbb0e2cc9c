import { mergeStatistics, type Statistics } from '../report/statistics.ts';
import type { KeptGame, Played } from './arena.ts';
import type { Match } from './match.ts';
import type { Chunk } from './schedule.ts';
import { add, emptyTally, type Tally } from './tally.ts';

/** What came of a match. */
export interface MatchResult {
  readonly tally: Tally;
  readonly kept: readonly KeptGame[];
  readonly statistics: Statistics | null;
}

/**
 * Adds up what comes of the chunks, in their order, whichever is done first: so what a stopped run has is what a
 * shorter one would have had.
 */
export class Results {
  readonly matches: { tally: Tally; kept: KeptGame[]; statistics: Statistics | null }[];
  /** How many games, and how many chunks, have been added. */
  games = 0;
  chunks = 0;
  readonly #early = new Map<number, { chunk: Chunk; played: Played }>();

  constructor(matches: readonly Match[]) {
    this.matches = matches.map(({ players }) => ({
      tally: emptyTally(players.length),
      kept: [],
      statistics: null,
    }));
  }

  put(chunk: Chunk, played: Played): void {
    this.#early.set(chunk.place, { chunk, played });
    for (let next = this.#early.get(this.chunks); next !== undefined; next = this.#early.get(this.chunks)) {
      this.#early.delete(this.chunks++);
      this.#add(next.chunk, next.played);
    }
  }

  #add({ match: place }: Chunk, { tally, kept, statistics }: Played): void {
    const match = this.matches[place];
    this.games += tally.games;
    add(match.tally, tally);
    match.kept.push(...kept);
    if (statistics === null) return;
    match.statistics = match.statistics === null ? statistics : mergeStatistics(match.statistics, statistics);
  }
}
