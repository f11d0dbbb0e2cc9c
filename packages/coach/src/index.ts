/** What games teach. */
export { type Coach, cares, coachFor } from './coach.ts';
export { type Hint, hintsFor } from './hints.ts';
export { precisionOf } from './luck.ts';
export { Miner } from './miner.ts';
export { playedBy } from './played-by.ts';
export { isSolvedBy, type Puzzle, puzzleOfDay, type Theme, themes } from './puzzle.ts';
export * from './review.ts';
export { type Played, Reviewer } from './reviewer.ts';
