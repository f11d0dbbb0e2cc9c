import type { CardFile } from '../card-file.ts';

export const poacher = {
  id: 'poacher',
  set: 'base',
  editions: [2],
  cost: 4,
  types: ['action'],
  plus: { cards: 1, actions: 1, coins: 1 },
  play(me) {
    const count = me.table.supply.emptyPiles;
    me.discard(me.pick({ purpose: 'discard', min: count, max: count }));
  },
  hints: { worth: 3.5, power: 2, order: 4 },
  asks: { discard: { why: ['emptyPiles'] } },
  fillsUp: 15,
} as const satisfies CardFile;
