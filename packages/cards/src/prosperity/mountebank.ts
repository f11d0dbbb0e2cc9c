import type { CardFile } from '../card-file.ts';

export const mountebank = {
  id: 'mountebank',
  set: 'prosperity',
  editions: [1],
  cost: 5,
  types: ['action', 'attack'],
  hints: { worth: 5 },
} as const satisfies CardFile;
