import type { CardFile } from '../card-file.ts';

export const workersVillage = {
  id: 'workers-village',
  set: 'prosperity',
  editions: [1, 2],
  cost: 4,
  types: ['action'],
  hints: { worth: 4 },
} as const satisfies CardFile;
