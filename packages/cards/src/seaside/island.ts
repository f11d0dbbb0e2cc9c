import type { CardFile } from '../card-file.ts';

export const island = {
  id: 'island',
  set: 'seaside',
  editions: [1, 2],
  cost: 4,
  types: ['action', 'victory'],
  points: 2,
  mats: { 'island-mat': { cards: 'all', count: 'all' } },
  play(me, island) {
    const cards = me.pick({ purpose: 'put-on-mat' });
    island.putThisOn('island-mat');
    me.putOnMat(cards, 'hand', 'island-mat');
  },
  hints: { worth: 3, power: 1.5 },
  asks: { 'put-on-mat': { why: ['island'] } },
} as const satisfies CardFile;
