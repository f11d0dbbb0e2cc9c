import type { CardFile } from '../card-file.ts';

export const estate = {
  id: 'estate',
  set: 'base',
  editions: [1, 2],
  cost: 2,
  types: ['victory'],
  home: 'basic',
  inStartingDeck: 3,
  points: 1,
  hints: { worth: -2.2 },
} as const satisfies CardFile;
