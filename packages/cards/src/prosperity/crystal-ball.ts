import type { CardFile } from '../card-file.ts';

export const crystalBall = {
  id: 'crystal-ball',
  set: 'prosperity',
  editions: [2],
  cost: 5,
  types: ['treasure'],
  roles: ['trasher'],
  hints: { worth: 4.2, power: 0.6 },
} as const satisfies CardFile;
