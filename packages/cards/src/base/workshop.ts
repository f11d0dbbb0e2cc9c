import type { CardFile } from '../card-file.ts';

export const workshop = {
  id: 'workshop',
  set: 'base',
  editions: [1, 2],
  cost: 3,
  types: ['action'],
  play(me) {
    me.gainOneOf({ upTo: 4 });
  },
  roles: ['gainer'],
  hints: { worth: 2.4, power: 2 },
  asks: { gain: { why: [['upTo', { coins: 4 }]] } },
  fillsUp: 9,
} as const satisfies CardFile;
