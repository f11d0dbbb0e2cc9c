import type { CardFile } from '../card-file.ts';

export const venture = {
  id: 'venture',
  set: 'prosperity',
  editions: [1],
  cost: 5,
  types: ['treasure'],
  hints: { worth: 5.2, power: 1.5 },
} as const satisfies CardFile;
