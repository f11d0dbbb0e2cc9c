import { isSolvedBy, linesOf, type Puzzle } from '@provincia/coach/puzzle';

/** Of what was not tried nobody knows whether it is right. */
export function verdictOn(puzzle: Puzzle, picks: readonly string[]): 'right' | 'wrong' | 'untried' {
  if (isSolvedBy(puzzle, picks)) return 'right';
  return linesOf(puzzle, picks).length === 0 ? 'untried' : 'wrong';
}
