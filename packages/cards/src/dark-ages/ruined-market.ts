import type { CardFile } from '../card-file.ts';

export const ruinedMarket = {
  id: 'ruined-market',
  set: 'dark-ages',
  editions: [1],
  cost: 0,
  types: ['action', 'ruins'],
  home: 'mixed',
  plus: { buys: 1 },
  hints: { worth: -1.2, power: 0.1 },
} as const satisfies CardFile;
