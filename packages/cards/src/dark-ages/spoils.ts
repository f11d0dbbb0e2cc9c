import type { Card } from '@provincia/engine';

export const spoils: Card = {
  id: 'spoils',
  set: 'dark-ages',
  editions: [1],
  cost: 0,
  types: ['treasure'],
  home: 'outside',
  pile: () => 15,
  coins: 3,
  play(_me, spoils) {
    spoils.returnThis();
  },
};
