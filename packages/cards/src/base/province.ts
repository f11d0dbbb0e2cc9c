import type { CardFile } from '../card-file.ts';

export const province = {
  id: 'province',
  set: 'base',
  editions: [1, 2],
  cost: 8,
  types: ['victory'],
  home: 'basic',
  endsGame: true,
  pile: (players) => (players === 2 ? 8 : players < 5 ? 12 : 3 * players),
  points: 6,
  hints: { worth: 12 },
} as const satisfies CardFile;
