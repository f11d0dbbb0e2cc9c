import type { CardFile } from '../card-file.ts';

export const necropolis = {
  id: 'necropolis',
  set: 'dark-ages',
  editions: [1],
  cost: 1,
  types: ['action', 'shelter'],
  home: 'shelter',
  plus: { actions: 2 },
  hints: { worth: -0.4, power: 0.1, order: 9 },
} as const satisfies CardFile;
