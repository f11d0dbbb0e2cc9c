import { Assessor, type Care, knownPlans, type PlanBook } from '@provincia/bots';
import type { Result } from '@provincia/engine';
import { groundOf } from './ground.ts';
import { type Played, Reviewer } from './reviewer.ts';

/** A first look at a whole game, in some seconds, and a closer one. */
export const cares: Readonly<Record<'first' | 'close', Care>> = {
  first: { answers: 40_000, fewestDeals: 40, deals: 400, closely: 1600 },
  close: { answers: 120_000, fewestDeals: 80, deals: 1600, closely: 6400 },
};

/** Somebody who knows a kingdom and looks at games that were played there. */
export interface Coach {
  readonly assessor: Assessor;
  review(played: Played): Result<Reviewer>;
}

/** Knows the plans of level hard; those that are not in the book are looked for no longer than `most`, and go into it. */
export function coachFor(
  book: PlanBook,
  kingdom: readonly string[],
  players: number,
  care: Care,
  most?: number,
): Coach {
  const plans = knownPlans(book, kingdom, players, most);
  const assessor = new Assessor(plans, care);
  const ground = groundOf(plans, kingdom, players);
  return { assessor, review: (played) => Reviewer.begin(played, assessor, ground) };
}
