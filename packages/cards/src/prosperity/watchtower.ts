import type { CardFile } from '../card-file.ts';

export const watchtower = {
  id: 'watchtower',
  set: 'prosperity',
  editions: [1, 2],
  cost: 3,
  types: ['action', 'reaction'],
  roles: ['draw', 'defence'],
  hints: { worth: 2.8, power: 2, cards: 1 },
} as const satisfies CardFile;
