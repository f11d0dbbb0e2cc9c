export { library } from './library.ts';
export { drawKingdom, kingdomPool, type Printing, type Printings, updateOf } from './printings.ts';
