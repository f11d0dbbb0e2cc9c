import type { Care, PlanBook } from '@provincia/bots';
import { type Coach, coachFor } from './coach.ts';
import { playedBy } from './played-by.ts';
import type { Played } from './reviewer.ts';

/** A printed kingdom: its plans need not be looked for. */
export const kingdom = [
  'cellar',
  'market',
  'merchant',
  'militia',
  'mine',
  'moat',
  'remodel',
  'smithy',
  'village',
  'workshop',
];

/** A game that these levels play there. */
export function playedThere(levels: readonly string[], number: number): Played {
  return playedBy(levels, kingdom, number);
}

/** Somebody who knows that kingdom and does not look for long. */
export function coachWith(care: Care): Coach {
  const book: PlanBook = new Map<string, string>();
  return coachFor(book, kingdom, 2, care);
}

/** For a moment only, and long enough to see mistakes. */
export const hasty: Care = { answers: 1000, fewestDeals: 6, deals: 30, closely: 200 };
export const careful: Care = { answers: 12_000, fewestDeals: 20, deals: 150, closely: 500 };
