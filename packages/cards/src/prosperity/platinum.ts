import type { CardFile } from '../card-file.ts';

export const platinum = {
  id: 'platinum',
  set: 'prosperity',
  editions: [1, 2],
  cost: 9,
  types: ['treasure'],
  home: 'basic',
  comesWithSet: true,
  pile: () => 12,
  plus: { coins: 5 },
  hints: { worth: 9 },
} as const satisfies CardFile;
