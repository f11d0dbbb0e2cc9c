import type { Card } from '@provincia/engine';

export const province: Card = {
  id: 'province',
  set: 'base',
  editions: [1, 2],
  cost: 8,
  types: ['victory'],
  home: 'basic',
  pile: (players) => (players === 2 ? 8 : players < 5 ? 12 : 3 * players),
  points: 6,
};
