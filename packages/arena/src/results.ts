/** Matches and what came of them, as plain data: a page of the browser gets this without the rules. */
export { InOrder } from './in-order.ts';
export { type Contestant, type Match, type Seating, seatings } from './match.ts';
export { type Chunk, Schedule } from './schedule.ts';
export { fullSeed, shortSeed } from './seed.ts';
export { type Counts, type Interval, quantileOf, wilson, Z } from './statistics.ts';
export { addTally, emptyTally, type Score, type Tally } from './tally.ts';
