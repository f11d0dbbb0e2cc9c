import type { CardFile } from '../card-file.ts';

export const ruinedLibrary = {
  id: 'ruined-library',
  set: 'dark-ages',
  editions: [1],
  cost: 0,
  types: ['action', 'ruins'],
  home: 'mixed',
  plus: { cards: 1 },
  hints: { worth: -1, power: 0.9 },
} as const satisfies CardFile;
