import type { CardFile } from '../card-file.ts';

export const royalSeal = {
  id: 'royal-seal',
  set: 'prosperity',
  editions: [1],
  cost: 5,
  types: ['treasure'],
  hints: { worth: 4.4, power: 0.3 },
} as const satisfies CardFile;
