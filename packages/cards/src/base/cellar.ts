import type { CardFile } from '../card-file.ts';

export const cellar = {
  id: 'cellar',
  set: 'base',
  editions: [1, 2],
  cost: 2,
  types: ['action'],
  plus: { actions: 1 },
  play(me) {
    const cards = me.pick({ purpose: 'discard', min: 0, max: me.hand.length });
    me.discard(cards);
    me.draw(cards.length);
  },
  hints: { worth: 1.8, power: 0.8, order: 3 },
  asks: { discard: { why: ['drawAsMany'] } },
} as const satisfies CardFile;
