import type { CardFile } from '../card-file.ts';

export const goons = {
  id: 'goons',
  set: 'prosperity',
  editions: [1],
  cost: 6,
  types: ['action', 'attack'],
  hints: { worth: 6 },
} as const satisfies CardFile;
