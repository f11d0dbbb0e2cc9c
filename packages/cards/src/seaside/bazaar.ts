import type { CardFile } from '../card-file.ts';

export const bazaar = {
  id: 'bazaar',
  set: 'seaside',
  editions: [1, 2],
  cost: 5,
  types: ['action'],
  plus: { cards: 1, actions: 2, coins: 1 },
  hints: { worth: 4.4, power: 2.2, order: 9 },
} as const satisfies CardFile;
