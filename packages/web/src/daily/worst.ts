import type { Review, ReviewedDecision } from '@provincia/coach/review';

/** What cost a seat most of all that is marked; null if nothing is. */
export function worstOf({ decisions }: Review, seat: number): ReviewedDecision | null {
  return decisions
    .filter((one) => one.seat === seat && one.mark !== 'fine' && one.better !== null)
    .reduce<ReviewedDecision | null>(
      (worst, one) => (worst === null || one.loss > worst.loss ? one : worst),
      null,
    );
}
