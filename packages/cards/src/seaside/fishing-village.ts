import type { CardFile } from '../card-file.ts';

export const fishingVillage = {
  id: 'fishing-village',
  set: 'seaside',
  editions: [1, 2],
  cost: 3,
  types: ['action', 'duration'],
  plus: { actions: 2, coins: 1 },
  nextTurn: { actions: 1, coins: 1 },
  hints: { worth: 3.3, power: 1.9, order: 6 },
} as const satisfies CardFile;
