import type { CardFile } from '../card-file.ts';

export const gold = {
  id: 'gold',
  set: 'base',
  editions: [1, 2],
  cost: 6,
  types: ['treasure'],
  home: 'basic',
  pile: (players) => (players < 5 ? 30 : 60),
  plus: { coins: 3 },
  hints: { worth: 6 },
} as const satisfies CardFile;
