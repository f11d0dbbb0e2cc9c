import type { CardFile } from '../card-file.ts';

export const anvil = {
  id: 'anvil',
  set: 'prosperity',
  editions: [2],
  cost: 3,
  types: ['treasure'],
  hints: { worth: 3 },
} as const satisfies CardFile;
