import type { Card } from '@provincia/engine';

export const gold: Card = {
  id: 'gold',
  set: 'base',
  editions: [1, 2],
  cost: 6,
  types: ['treasure'],
  home: 'basic',
  pile: (players) => (players < 5 ? 30 : 60),
  coins: 3,
};
