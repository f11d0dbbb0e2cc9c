/** Inside the engine, for the project's own tools. Nothing here is promised to stay. */
export { Dealer } from './imagine.ts';
export { exchangeKept, keptFaceDown } from './kept.ts';
export { isBarred } from './prices.ts';
export { Random } from './random.ts';
export { Rehearsal } from './rehearsal.ts';
export { pointsOf } from './scoring.ts';
export { copyState, type State } from './state.ts';
export { Table } from './table.ts';
export { View } from './view.ts';
export { FACE_DOWN, zonesOf } from './zones.ts';
