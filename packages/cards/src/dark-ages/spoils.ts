import type { CardFile } from '../card-file.ts';

export const spoils = {
  id: 'spoils',
  set: 'dark-ages',
  editions: [1],
  cost: 0,
  types: ['treasure'],
  home: 'outside',
  pile: () => 15,
  plus: { coins: 3 },
  play(_me, spoils) {
    spoils.returnThis();
  },
  hints: { worth: 2.5 },
  usesUp: true,
} as const satisfies CardFile;
