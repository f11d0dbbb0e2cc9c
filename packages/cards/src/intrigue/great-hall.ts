import type { CardFile } from '../card-file.ts';

export const greatHall = {
  id: 'great-hall',
  set: 'intrigue',
  editions: [1],
  cost: 3,
  types: ['action', 'victory'],
  points: 1,
  plus: { cards: 1, actions: 1 },
  hints: { worth: 1.6, power: 1, order: 6 },
} as const satisfies CardFile;
