import type { CardFile } from '../card-file.ts';

export const duchy = {
  id: 'duchy',
  set: 'base',
  editions: [1, 2],
  cost: 5,
  types: ['victory'],
  home: 'basic',
  points: 3,
  hints: { worth: -1 },
} as const satisfies CardFile;
