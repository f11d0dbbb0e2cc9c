import type { Card } from '@provincia/engine';

export const harem: Card = {
  id: 'harem',
  set: 'intrigue',
  editions: [1, 2],
  cost: 6,
  types: ['treasure', 'victory'],
  coins: 2,
  points: 2,
};
