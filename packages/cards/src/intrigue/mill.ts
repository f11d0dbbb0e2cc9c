import type { CardFile } from '../card-file.ts';

export const mill = {
  id: 'mill',
  set: 'intrigue',
  editions: [2],
  cost: 4,
  types: ['action', 'victory'],
  points: 1,
  plus: { cards: 1, actions: 1 },
  play(me) {
    if (me.hand.length === 0 || !me.yesNo('discard-two')) return;
    const cards = me.pick({ purpose: 'discard', min: 2, max: 2 });
    me.discard(cards);
    if (cards.length === 2) me.addCoins(2);
  },
  hints: { worth: 2.2, power: 1.4, order: 4 },
  asks: { 'discard-two': { why: ['mill'] }, discard: { why: ['mill'] } },
} as const satisfies CardFile;
