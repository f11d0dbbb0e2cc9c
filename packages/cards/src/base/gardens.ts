import type { CardFile } from '../card-file.ts';

export const gardens = {
  id: 'gardens',
  set: 'base',
  editions: [1, 2],
  cost: 4,
  types: ['victory'],
  points: (owned) => Math.floor(owned.size / 10),
  hints: { worth: -1 },
} as const satisfies CardFile;
