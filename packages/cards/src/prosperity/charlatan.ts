import type { CardFile } from '../card-file.ts';

export const charlatan = {
  id: 'charlatan',
  set: 'prosperity',
  editions: [2],
  cost: 5,
  types: ['action', 'attack'],
  hints: { worth: 5 },
} as const satisfies CardFile;
