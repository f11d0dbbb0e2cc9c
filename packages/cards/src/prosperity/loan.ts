import type { CardFile } from '../card-file.ts';

export const loan = {
  id: 'loan',
  set: 'prosperity',
  editions: [1],
  cost: 3,
  types: ['treasure'],
  hints: { worth: 3 },
} as const satisfies CardFile;
