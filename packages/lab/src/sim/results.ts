import { addTally, type Chunk, emptyTally, InOrder, type Match, type Tally } from '@provincia/arena';
import { addReliability, type Reliability } from '../calibrate/reliability.ts';
import { mergeStatistics, type Statistics } from '../report/statistics.ts';
import type { KeptGame, Played } from './recorded-arena.ts';

/** What came of a match. */
export interface MatchResult {
  readonly tally: Tally;
  readonly kept: readonly KeptGame[];
  readonly statistics: Statistics | null;
  readonly reliability: Reliability | null;
}

/** Adds up what comes of the chunks, in their order, whichever is done first. */
export class Results {
  readonly matches: {
    tally: Tally;
    kept: KeptGame[];
    statistics: Statistics | null;
    reliability: Reliability | null;
  }[];
  /** How many games have been added. */
  games = 0;
  readonly #order = new InOrder<{ chunk: Chunk; played: Played }>((next) => this.#add(next));

  constructor(matches: readonly Match[]) {
    this.matches = matches.map(({ players }) => ({
      tally: emptyTally(players.length),
      kept: [],
      statistics: null,
      reliability: null,
    }));
  }

  put(chunk: Chunk, played: Played): void {
    this.#order.put(chunk.place, { chunk, played });
  }

  /** How many chunks have been added. */
  get chunks(): number {
    return this.#order.passed;
  }

  #add({ chunk, played }: { chunk: Chunk; played: Played }): void {
    const { tally, kept, statistics, reliability } = played;
    const match = this.matches[chunk.match];
    this.games += tally.games;
    addTally(match.tally, tally);
    match.kept.push(...kept);
    if (reliability !== null) {
      if (match.reliability === null) match.reliability = reliability;
      else addReliability(match.reliability, reliability);
    }
    if (statistics === null) return;
    match.statistics = match.statistics === null ? statistics : mergeStatistics(match.statistics, statistics);
  }
}
