import type { CardFile } from '../card-file.ts';

export const investment = {
  id: 'investment',
  set: 'prosperity',
  editions: [2],
  cost: 4,
  types: ['treasure'],
  hints: { worth: 4 },
} as const satisfies CardFile;
