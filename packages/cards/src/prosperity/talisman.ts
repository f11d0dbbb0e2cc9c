import type { CardFile } from '../card-file.ts';

export const talisman = {
  id: 'talisman',
  set: 'prosperity',
  editions: [1],
  cost: 4,
  types: ['treasure'],
  roles: ['gainer'],
  hints: { worth: 3.3, power: 0.4 },
} as const satisfies CardFile;
