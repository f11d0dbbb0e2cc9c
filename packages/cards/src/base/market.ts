import type { Card } from '@provincia/engine';

export const market: Card = {
  id: 'market',
  set: 'base',
  editions: [1, 2],
  cost: 5,
  types: ['action'],
  play(me) {
    me.draw(1);
    me.addActions(1);
    me.addBuys(1);
    me.addCoins(1);
  },
};
