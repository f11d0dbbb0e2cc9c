import type { CardFile } from '../card-file.ts';

export const merchantShip = {
  id: 'merchant-ship',
  set: 'seaside',
  editions: [1, 2],
  cost: 5,
  types: ['action', 'duration'],
  plus: { coins: 2 },
  nextTurn: { coins: 2 },
  hints: { worth: 4.6, power: 3.8 },
} as const satisfies CardFile;
