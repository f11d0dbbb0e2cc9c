import type { CardFile } from '../card-file.ts';

export const harem = {
  id: 'harem',
  set: 'intrigue',
  editions: [1, 2],
  cost: 6,
  types: ['treasure', 'victory'],
  plus: { coins: 2 },
  points: 2,
  hints: { worth: 4 },
} as const satisfies CardFile;
