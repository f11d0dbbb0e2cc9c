import type { CardFile } from '../card-file.ts';

export const armory = {
  id: 'armory',
  set: 'dark-ages',
  editions: [1],
  cost: 4,
  types: ['action'],
  play(me) {
    me.gainOneOf({ upTo: 4, to: 'deck' });
  },
  roles: ['gainer'],
  hints: { worth: 3.2, power: 2.3 },
  asks: { gain: { to: 'deck', why: [['upTo', { coins: 4 }]] } },
} as const satisfies CardFile;
