import type { Card } from '@provincia/engine';

export const duchy: Card = {
  id: 'duchy',
  set: 'base',
  editions: [1, 2],
  cost: 5,
  types: ['victory'],
  home: 'basic',
  points: 3,
};
