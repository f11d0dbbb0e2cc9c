import type { Card } from '@provincia/engine';

export const duke: Card = {
  id: 'duke',
  set: 'intrigue',
  editions: [1, 2],
  cost: 5,
  types: ['victory'],
  points: (owned) => owned.count('duchy'),
};
