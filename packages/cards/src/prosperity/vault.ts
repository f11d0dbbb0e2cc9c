import type { CardFile } from '../card-file.ts';

export const vault = {
  id: 'vault',
  set: 'prosperity',
  editions: [1, 2],
  cost: 5,
  types: ['action'],
  hints: { worth: 5 },
} as const satisfies CardFile;
