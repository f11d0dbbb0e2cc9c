import type { CardFile } from '../card-file.ts';

export const feast = {
  id: 'feast',
  set: 'base',
  editions: [1],
  cost: 4,
  types: ['action'],
  play(me, feast) {
    feast.trashThis();
    me.gainOneOf({ upTo: 5 });
  },
  roles: ['gainer'],
  hints: { worth: 3.4, power: 3 },
  asks: { gain: { why: [['upTo', { coins: 5 }]] } },
  fillsUp: 18,
} as const satisfies CardFile;
