import type { CardFile } from '../card-file.ts';

export const charlatan = {
  id: 'charlatan',
  set: 'prosperity',
  editions: [2],
  cost: 5,
  types: ['action', 'attack'],
  roles: ['curser'],
  hints: { worth: 6.2, power: 4.8 },
} as const satisfies CardFile;
