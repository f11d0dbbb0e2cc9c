import type { CardFile } from '../card-file.ts';

export const countingHouse = {
  id: 'counting-house',
  set: 'prosperity',
  editions: [1],
  cost: 5,
  types: ['action'],
  play(me) {
    const cards = me.zones.discard;
    const coppers = me.pickFrom(
      { cards, from: 'discard' },
      { purpose: 'put-in-hand', min: 0, max: cards.length, which: ({ id }) => id === 'copper' },
    );
    me.putInHand(coppers, 'discard');
  },
  hints: { worth: 2.5, power: 2 },
  asks: { 'put-in-hand': { why: ['countingHouse'] } },
} as const satisfies CardFile;
