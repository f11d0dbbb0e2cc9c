import type { CardFile } from '../card-file.ts';

export const hoard = {
  id: 'hoard',
  set: 'prosperity',
  editions: [1, 2],
  cost: 6,
  types: ['treasure'],
  hints: { worth: 6.3, power: 0.6 },
} as const satisfies CardFile;
