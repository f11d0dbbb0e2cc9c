import type { CardFile } from '../card-file.ts';

export const bridge = {
  id: 'bridge',
  set: 'intrigue',
  editions: [1, 2],
  cost: 4,
  types: ['action'],
  plus: { buys: 1, coins: 1 },
  discount: { coins: 1 },
  hints: { worth: 3.3, power: 2.2, discounts: true },
} as const satisfies CardFile;
