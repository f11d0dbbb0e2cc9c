import type { CardFile } from '../card-file.ts';

export const platinum = {
  id: 'platinum',
  set: 'prosperity',
  editions: [1, 2],
  cost: 9,
  types: ['treasure'],
  home: 'basic',
  hints: { worth: 9 },
} as const satisfies CardFile;
