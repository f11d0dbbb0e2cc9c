import type { Card } from '@provincia/engine';

export const bridge: Card = {
  id: 'bridge',
  set: 'intrigue',
  editions: [1, 2],
  cost: 4,
  types: ['action'],
  play(me) {
    me.addBuys(1);
    me.addCoins(1);
    me.reduceCosts(1);
  },
};
