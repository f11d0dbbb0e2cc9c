import type { CardFile } from '../card-file.ts';

export const peddler = {
  id: 'peddler',
  set: 'prosperity',
  editions: [1, 2],
  cost: 8,
  types: ['action'],
  hints: { worth: 4.5, power: 2.2, order: 6 },
} as const satisfies CardFile;
