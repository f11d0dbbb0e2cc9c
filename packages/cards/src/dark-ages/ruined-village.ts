import type { CardFile } from '../card-file.ts';

export const ruinedVillage = {
  id: 'ruined-village',
  set: 'dark-ages',
  editions: [1],
  cost: 0,
  types: ['action', 'ruins'],
  home: 'mixed',
  plus: { actions: 1 },
  hints: { worth: -1.2, power: 0.1, order: 10 },
} as const satisfies CardFile;
