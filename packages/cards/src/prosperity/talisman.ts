import type { CardFile } from '../card-file.ts';

export const talisman = {
  id: 'talisman',
  set: 'prosperity',
  editions: [1],
  cost: 4,
  types: ['treasure'],
  hints: { worth: 4 },
} as const satisfies CardFile;
