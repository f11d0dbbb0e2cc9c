import type { CardFile } from '../card-file.ts';

export const festival = {
  id: 'festival',
  set: 'base',
  editions: [1, 2],
  cost: 5,
  types: ['action'],
  plus: { actions: 2, buys: 1, coins: 2 },
  hints: { worth: 4.2, power: 2.3, order: 5 },
  fillsUp: 6,
} as const satisfies CardFile;
