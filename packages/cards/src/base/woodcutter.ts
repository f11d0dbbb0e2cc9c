import type { CardFile } from '../card-file.ts';

export const woodcutter = {
  id: 'woodcutter',
  set: 'base',
  editions: [1],
  cost: 3,
  types: ['action'],
  plus: { buys: 1, coins: 2 },
  hints: { worth: 2.5, power: 2.1 },
  fillsUp: 2,
} as const satisfies CardFile;
