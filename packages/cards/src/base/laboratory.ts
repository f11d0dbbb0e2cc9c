import type { CardFile } from '../card-file.ts';

export const laboratory = {
  id: 'laboratory',
  set: 'base',
  editions: [1, 2],
  cost: 5,
  types: ['action'],
  plus: { cards: 2, actions: 1 },
  hints: { worth: 5.3, power: 2.2, order: 7 },
  fillsUp: 7,
} as const satisfies CardFile;
