import { fillUp } from '@provincia/cards';
import { entrantCalled } from '../input/entrant.ts';
import type { LabMatch } from './match.ts';
import { NO_EXTRAS } from './recorded-arena.ts';
import type { Run } from './run.ts';

/** A match of strategies that come with the program. */
export function matchOf(names: readonly string[], more: Partial<LabMatch> = {}): LabMatch {
  const players = names.map(entrantCalled);
  const kingdom = fillUp([...new Set(players.flatMap(({ piles }) => piles))]);
  return { players, kingdom, seating: 'alternate', seed: '5'.repeat(32), ...more };
}

export function runOf(match: LabMatch, games: number, more: Partial<Run> = {}): Run {
  return { matches: [match], games, hands: { threads: 1 }, ...NO_EXTRAS, ...more };
}
