import type { CardFile } from '../card-file.ts';

export const mint = {
  id: 'mint',
  set: 'prosperity',
  editions: [1, 2],
  cost: 5,
  types: ['action'],
  hints: { worth: 5 },
} as const satisfies CardFile;
