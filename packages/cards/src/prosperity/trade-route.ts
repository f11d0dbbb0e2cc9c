import type { CardFile } from '../card-file.ts';

export const tradeRoute = {
  id: 'trade-route',
  set: 'prosperity',
  editions: [1],
  cost: 3,
  types: ['action'],
  hints: { worth: 3 },
} as const satisfies CardFile;
