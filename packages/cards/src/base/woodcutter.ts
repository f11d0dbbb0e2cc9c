import type { Card } from '@provincia/engine';

export const woodcutter: Card = {
  id: 'woodcutter',
  set: 'base',
  editions: [1],
  cost: 3,
  types: ['action'],
  play(me) {
    me.addBuys(1);
    me.addCoins(2);
  },
};
