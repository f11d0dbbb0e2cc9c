import type { CardFile } from '../card-file.ts';

export const colony = {
  id: 'colony',
  set: 'prosperity',
  editions: [1, 2],
  cost: 11,
  types: ['victory'],
  home: 'basic',
  comesWithSet: true,
  endsGame: true,
  points: 10,
  hints: { worth: 16 },
} as const satisfies CardFile;
