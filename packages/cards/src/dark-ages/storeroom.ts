import type { Card } from '@provincia/engine';

export const storeroom: Card = {
  id: 'storeroom',
  set: 'dark-ages',
  editions: [1],
  cost: 3,
  types: ['action'],
  play(me) {
    me.addBuys(1);
    const first = me.pick({ purpose: 'discard', min: 0, max: me.hand.length });
    me.discard(first);
    me.draw(first.length);
    const second = me.pick({ purpose: 'discard', min: 0, max: me.hand.length });
    me.discard(second);
    me.addCoins(second.length);
  },
};
