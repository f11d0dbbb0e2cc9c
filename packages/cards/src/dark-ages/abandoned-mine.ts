import type { CardFile } from '../card-file.ts';

export const abandonedMine = {
  id: 'abandoned-mine',
  set: 'dark-ages',
  editions: [1],
  cost: 0,
  types: ['action', 'ruins'],
  home: 'mixed',
  plus: { coins: 1 },
  hints: { worth: -1, power: 1 },
} as const satisfies CardFile;
