import type { CardFile } from '../card-file.ts';

export const quarry = {
  id: 'quarry',
  set: 'prosperity',
  editions: [1, 2],
  cost: 4,
  types: ['treasure'],
  plus: { coins: 1 },
  discount: { coins: 2, of: 'action' },
  hints: { worth: 3.4, power: 0.6 },
} as const satisfies CardFile;
