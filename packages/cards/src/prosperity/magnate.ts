import type { CardFile } from '../card-file.ts';

export const magnate = {
  id: 'magnate',
  set: 'prosperity',
  editions: [2],
  cost: 5,
  types: ['action'],
  hints: { worth: 5 },
} as const satisfies CardFile;
