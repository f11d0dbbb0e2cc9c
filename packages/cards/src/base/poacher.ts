import type { Card } from '@provincia/engine';

export const poacher: Card = {
  id: 'poacher',
  set: 'base',
  editions: [2],
  cost: 4,
  types: ['action'],
  play(me) {
    me.draw(1);
    me.addActions(1);
    me.addCoins(1);
    const count = me.table.supply.emptyPiles;
    me.discard(me.pick({ purpose: 'discard', min: count, max: count }));
  },
};
