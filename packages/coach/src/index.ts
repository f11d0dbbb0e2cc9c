/** What games teach. */
export { type Coach, cares, coachFor } from './coach.ts';
export { type Hint, hintsFor } from './hints.ts';
export * from './review.ts';
export { type Played, Reviewer } from './reviewer.ts';
