/** Positions as people write them down: what scenarios and lessons are given. */
export { arranged, type GivenGame, seatOf } from './arranged.ts';
export { isMatName, isSharedMatName, isTokenName, matNamed } from './names.ts';
export type { Given, Step } from './schema.ts';
