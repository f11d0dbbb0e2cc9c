export { fillUp } from './kingdoms/fill-up.ts';
export { isPlayable, printedKingdoms } from './kingdoms/index.ts';
export type { PrintedKingdom } from './kingdoms/printed-kingdom.ts';
export { library } from './library.ts';
export { drawKingdom, kingdomPool, type Printing, type Printings, updateOf } from './printings.ts';
