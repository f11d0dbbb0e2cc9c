import type { CardFile } from '../card-file.ts';

export const storeroom = {
  id: 'storeroom',
  set: 'dark-ages',
  editions: [1],
  cost: 3,
  types: ['action'],
  plus: { buys: 1 },
  play(me) {
    const first = me.pick({ purpose: 'discard', min: 0, max: me.hand.length });
    me.discard(first);
    me.draw(first.length);
    const second = me.pick({ purpose: 'discard', min: 0, max: me.hand.length });
    me.discard(second);
    me.addCoins(second.length);
  },
  hints: { worth: 2.8, power: 2.3 },
  asks: { discard: { why: ['storeroom'] } },
} as const satisfies CardFile;
