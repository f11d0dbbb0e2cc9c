import type { CardFile } from '../card-file.ts';

export const forge = {
  id: 'forge',
  set: 'prosperity',
  editions: [1, 2],
  cost: 7,
  types: ['action'],
  hints: { worth: 7 },
} as const satisfies CardFile;
