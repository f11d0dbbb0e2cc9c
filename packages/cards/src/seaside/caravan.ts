import type { CardFile } from '../card-file.ts';

export const caravan = {
  id: 'caravan',
  set: 'seaside',
  editions: [1, 2],
  cost: 4,
  types: ['action', 'duration'],
  plus: { cards: 1, actions: 1 },
  nextTurn: { cards: 1 },
  roles: ['draw'],
  hints: { worth: 3.6, power: 1.9, order: 6 },
} as const satisfies CardFile;
