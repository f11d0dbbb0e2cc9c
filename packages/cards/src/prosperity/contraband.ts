import type { CardFile } from '../card-file.ts';

export const contraband = {
  id: 'contraband',
  set: 'prosperity',
  editions: [1],
  cost: 5,
  types: ['treasure'],
  hints: { worth: 4.4 },
} as const satisfies CardFile;
