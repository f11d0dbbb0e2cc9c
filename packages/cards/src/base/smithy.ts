import type { CardFile } from '../card-file.ts';

export const smithy = {
  id: 'smithy',
  set: 'base',
  editions: [1, 2],
  cost: 4,
  types: ['action'],
  plus: { cards: 3 },
  hints: { worth: 4.4, power: 3.2 },
  fillsUp: 3,
} as const satisfies CardFile;
