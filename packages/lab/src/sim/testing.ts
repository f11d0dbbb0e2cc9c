import { fillUp } from '@provincia/cards';
import { contestantCalled } from '../input/contestant.ts';
import type { Match } from './match.ts';
import type { Run } from './run.ts';

/** A match of strategies that come with the program. */
export function matchOf(names: readonly string[], more: Partial<Match> = {}): Match {
  const players = names.map(contestantCalled);
  const kingdom = fillUp([...new Set(players.flatMap(({ piles }) => piles))]);
  return { players, kingdom, seating: 'alternate', seed: '5'.repeat(32), ...more };
}

export function runOf(match: Match, games: number, more: Partial<Run> = {}): Run {
  return { matches: [match], games, threads: 1, keep: 0, statistics: false, ...more };
}
