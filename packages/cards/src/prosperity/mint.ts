import type { CardFile } from '../card-file.ts';

export const mint = {
  id: 'mint',
  set: 'prosperity',
  editions: [1, 2],
  cost: 5,
  types: ['action'],
  roles: ['gainer'],
  hints: { worth: 4.2, power: 2.4 },
} as const satisfies CardFile;
