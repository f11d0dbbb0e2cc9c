import type { CardFile } from '../card-file.ts';

export const tradeRoute = {
  id: 'trade-route',
  set: 'prosperity',
  editions: [1],
  cost: 3,
  types: ['action'],
  roles: ['trasher'],
  hints: { worth: 3.2, power: 2 },
} as const satisfies CardFile;
