import type { Card } from '@provincia/engine';

export const gardens: Card = {
  id: 'gardens',
  set: 'base',
  editions: [1, 2],
  cost: 4,
  types: ['victory'],
  points: (owned) => Math.floor(owned.size / 10),
};
