import type { CardFile } from '../card-file.ts';

export const astrolabe = {
  id: 'astrolabe',
  set: 'seaside',
  editions: [2],
  cost: 3,
  types: ['treasure', 'duration'],
  plus: { coins: 1, buys: 1 },
  nextTurn: { coins: 1, buys: 1 },
  hints: { worth: 3.2 },
} as const satisfies CardFile;
