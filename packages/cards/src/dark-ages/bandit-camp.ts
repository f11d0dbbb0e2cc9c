import type { CardFile } from '../card-file.ts';

export const banditCamp = {
  id: 'bandit-camp',
  set: 'dark-ages',
  editions: [1],
  cost: 5,
  types: ['action'],
  brings: ['spoils'],
  plus: { cards: 1, actions: 2 },
  play(me) {
    me.gain('spoils');
  },
  hints: { worth: 4.6, power: 2.2, order: 7 },
} as const satisfies CardFile;
