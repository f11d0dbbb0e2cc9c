import type { CardFile } from '../card-file.ts';

export const curse = {
  id: 'curse',
  set: 'base',
  editions: [1, 2],
  cost: 0,
  types: ['curse'],
  home: 'basic',
  pile: (players) => 10 * (players - 1),
  points: -1,
  hints: { worth: -2.5 },
} as const satisfies CardFile;
