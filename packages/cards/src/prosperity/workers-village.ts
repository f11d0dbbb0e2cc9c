import type { CardFile } from '../card-file.ts';

export const workersVillage = {
  id: 'workers-village',
  set: 'prosperity',
  editions: [1, 2],
  cost: 4,
  types: ['action'],
  plus: { cards: 1, actions: 2, buys: 1 },
  hints: { worth: 2.8, power: 1.3, order: 7 },
} as const satisfies CardFile;
