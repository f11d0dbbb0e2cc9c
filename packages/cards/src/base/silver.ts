import type { Card } from '@provincia/engine';

export const silver: Card = {
  id: 'silver',
  set: 'base',
  editions: [1, 2],
  cost: 3,
  types: ['treasure'],
  home: 'basic',
  pile: (players) => (players < 5 ? 40 : 80),
  coins: 2,
};
