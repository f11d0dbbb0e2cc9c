import type { Card } from '@provincia/engine';

export const curse: Card = {
  id: 'curse',
  set: 'base',
  editions: [1, 2],
  cost: 0,
  types: ['curse'],
  home: 'basic',
  pile: (players) => 10 * (players - 1),
  points: -1,
};
