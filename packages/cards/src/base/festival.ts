import type { Card } from '@provincia/engine';

export const festival: Card = {
  id: 'festival',
  set: 'base',
  editions: [1, 2],
  cost: 5,
  types: ['action'],
  play(me) {
    me.addActions(2);
    me.addBuys(1);
    me.addCoins(2);
  },
};
