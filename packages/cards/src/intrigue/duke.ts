import type { CardFile } from '../card-file.ts';

export const duke = {
  id: 'duke',
  set: 'intrigue',
  editions: [1, 2],
  cost: 5,
  types: ['victory'],
  points: (owned) => owned.count('duchy'),
  hints: { worth: -1 },
} as const satisfies CardFile;
