import type { CardFile } from '../card-file.ts';

export const silver = {
  id: 'silver',
  set: 'base',
  editions: [1, 2],
  cost: 3,
  types: ['treasure'],
  home: 'basic',
  pile: (players) => (players < 5 ? 40 : 80),
  plus: { coins: 2 },
  hints: { worth: 3 },
} as const satisfies CardFile;
