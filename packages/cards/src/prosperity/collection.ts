import type { CardFile } from '../card-file.ts';

export const collection = {
  id: 'collection',
  set: 'prosperity',
  editions: [2],
  cost: 5,
  types: ['treasure'],
  hints: { worth: 4.6, power: 0.3 },
} as const satisfies CardFile;
