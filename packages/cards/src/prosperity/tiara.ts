import type { CardFile } from '../card-file.ts';

export const tiara = {
  id: 'tiara',
  set: 'prosperity',
  editions: [2],
  cost: 4,
  types: ['treasure'],
  hints: { worth: 4.2, power: 1.8 },
} as const satisfies CardFile;
