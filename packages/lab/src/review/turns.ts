import type { Review, ReviewedDecision, ReviewedTurn } from '@provincia/coach';

/** What was decided from the beginning of a turn to that of the next one, also by others. */
export function decisionsIn(turn: ReviewedTurn, { turns, decisions }: Review): ReviewedDecision[] {
  const next = turns[turns.indexOf(turn) + 1];
  return decisions.filter(({ index }) => index >= turn.index && (next === undefined || index < next.index));
}
