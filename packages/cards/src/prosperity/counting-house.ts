import type { CardFile } from '../card-file.ts';

export const countingHouse = {
  id: 'counting-house',
  set: 'prosperity',
  editions: [1],
  cost: 5,
  types: ['action'],
  hints: { worth: 5 },
} as const satisfies CardFile;
