import type { CardFile } from '../card-file.ts';

export const market = {
  id: 'market',
  set: 'base',
  editions: [1, 2],
  cost: 5,
  types: ['action'],
  plus: { cards: 1, actions: 1, buys: 1, coins: 1 },
  hints: { worth: 4.5, power: 2.3, order: 6 },
  fillsUp: 5,
} as const satisfies CardFile;
