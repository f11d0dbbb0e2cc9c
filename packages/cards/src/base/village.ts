import type { CardFile } from '../card-file.ts';

export const village = {
  id: 'village',
  set: 'base',
  editions: [1, 2],
  cost: 3,
  types: ['action'],
  plus: { cards: 1, actions: 2 },
  hints: { worth: 1.8, power: 1.1, order: 7 },
  fillsUp: 1,
} as const satisfies CardFile;
