import type { CardFile } from '../card-file.ts';

export const rabble = {
  id: 'rabble',
  set: 'prosperity',
  editions: [1, 2],
  cost: 5,
  types: ['action', 'attack'],
  hints: { worth: 5 },
} as const satisfies CardFile;
