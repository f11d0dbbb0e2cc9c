import type { CardFile } from '../card-file.ts';

export const kingsCourt = {
  id: 'kings-court',
  set: 'prosperity',
  editions: [1, 2],
  cost: 7,
  types: ['action'],
  hints: { worth: 6, power: 4 },
} as const satisfies CardFile;
