import type { Card } from '@provincia/engine';

export const copper: Card = {
  id: 'copper',
  set: 'base',
  editions: [1, 2],
  cost: 0,
  types: ['treasure'],
  home: 'basic',
  // 60, or 120 for five or six; seven go into each starting deck
  pile: (players) => (players < 5 ? 60 : 120) - 7 * players,
  coins: 1,
};
