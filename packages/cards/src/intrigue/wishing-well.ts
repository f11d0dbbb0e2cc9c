import type { CardFile } from '../card-file.ts';

export const wishingWell = {
  id: 'wishing-well',
  set: 'intrigue',
  editions: [1, 2],
  cost: 3,
  types: ['action'],
  plus: { cards: 1, actions: 1 },
  play(me) {
    me.guessTop();
  },
  hints: { worth: 2.5, power: 1.4, order: 6 },
  asks: { name: { why: ['guess'] } },
} as const satisfies CardFile;
