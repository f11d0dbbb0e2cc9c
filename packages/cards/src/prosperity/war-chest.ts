import type { CardFile } from '../card-file.ts';

export const warChest = {
  id: 'war-chest',
  set: 'prosperity',
  editions: [2],
  cost: 5,
  types: ['treasure'],
  roles: ['gainer'],
  hints: { worth: 4.8, power: 2.2 },
} as const satisfies CardFile;
