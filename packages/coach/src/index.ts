/** What games teach. */
export { type Coach, cares, coachFor } from './coach.ts';
export { advise, type Hint, type HintTask } from './hints.ts';
export { type LastTurn, type LastTurnTask, lastTurn } from './last-turn.ts';
export { precisionOf } from './luck.ts';
export { Miner } from './miner.ts';
export { playedBy } from './played-by.ts';
export * from './puzzle.ts';
export * from './review.ts';
export { type Played, Reviewer } from './reviewer.ts';
