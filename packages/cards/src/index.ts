export { fillUp } from './fill-up.ts';
export { library } from './library.ts';
export { kingdomPool, type Printing, type Printings, updateOf } from './printings.ts';
export { drawWished, fits, type Wishes } from './wishes/draw.ts';
export { meets, needs } from './wishes/needs.ts';
