import type { CardFile } from '../card-file.ts';

export const mystic = {
  id: 'mystic',
  set: 'dark-ages',
  editions: [1],
  cost: 5,
  types: ['action'],
  plus: { actions: 1, coins: 2 },
  play(me) {
    me.guessTop();
  },
  hints: { worth: 4.6, power: 2.5, order: 6 },
  asks: { name: { why: ['guess'] } },
} as const satisfies CardFile;
