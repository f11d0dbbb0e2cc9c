import type { CardFile } from '../card-file.ts';

export const quarry = {
  id: 'quarry',
  set: 'prosperity',
  editions: [1, 2],
  cost: 4,
  types: ['treasure'],
  hints: { worth: 3.4, power: 0.6 },
} as const satisfies CardFile;
