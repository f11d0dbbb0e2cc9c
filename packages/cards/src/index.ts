export type { Asking, CardFile, Hints, Role } from './card-file.ts';
export { fillUp } from './fill-up.ts';
export { type CardId, cardFiles, type IdOf, library, type SetId } from './library.ts';
export { kingdomPool, type Printing, type Printings, updateOf } from './printings.ts';
export { drawWished, fits, type Wishes } from './wishes/draw.ts';
export { meets, needs } from './wishes/needs.ts';
