import { addTally, type Chunk, emptyTally, type Tally } from '@provincia/arena';
import { addReliability, type Reliability } from '../calibrate/reliability.ts';
import type { LostGame } from '../programs/failure.ts';
import { mergeStatistics, type Statistics } from '../report/statistics.ts';
import type { LabMatch } from './match.ts';
import type { KeptGame, Played } from './recorded-arena.ts';

/** What came of a match. */
export interface MatchResult {
  readonly tally: Tally;
  readonly kept: readonly KeptGame[];
  readonly statistics: Statistics | null;
  readonly reliability: Reliability | null;
  readonly lost: readonly LostGame[];
}

/** Adds up what comes of the chunks. */
export class Results {
  readonly matches: {
    tally: Tally;
    kept: KeptGame[];
    statistics: Statistics | null;
    reliability: Reliability | null;
    lost: LostGame[];
  }[];
  /** How many games have been added. */
  games = 0;

  constructor(matches: readonly LabMatch[]) {
    this.matches = matches.map(({ players }) => ({
      tally: emptyTally(players.length),
      kept: [],
      statistics: null,
      reliability: null,
      lost: [],
    }));
  }

  add(chunk: Chunk, played: Played): void {
    const { tally, kept, statistics, reliability, lost } = played;
    const match = this.matches[chunk.match];
    this.games += tally.games;
    addTally(match.tally, tally);
    match.kept.push(...kept);
    match.lost.push(...lost);
    if (reliability !== null) {
      if (match.reliability === null) match.reliability = reliability;
      else addReliability(match.reliability, reliability);
    }
    if (statistics === null) return;
    match.statistics = match.statistics === null ? statistics : mergeStatistics(match.statistics, statistics);
  }
}
