import type { CardFile } from '../card-file.ts';

export const watchtower = {
  id: 'watchtower',
  set: 'prosperity',
  editions: [1, 2],
  cost: 3,
  types: ['action', 'reaction'],
  hints: { worth: 3 },
} as const satisfies CardFile;
