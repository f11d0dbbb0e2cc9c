import type { CardFile } from '../card-file.ts';

export const wharf = {
  id: 'wharf',
  set: 'seaside',
  editions: [1, 2],
  cost: 5,
  types: ['action', 'duration'],
  plus: { cards: 2, buys: 1 },
  nextTurn: { cards: 2, buys: 1 },
  hints: { worth: 6.2, power: 4.6 },
} as const satisfies CardFile;
