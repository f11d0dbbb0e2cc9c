import type { Card } from '@provincia/engine';

export const baron: Card = {
  id: 'baron',
  set: 'intrigue',
  editions: [1, 2],
  cost: 4,
  types: ['action'],
  play(me) {
    me.addBuys(1);
    const estate = me.find('estate');
    if (estate !== undefined && me.yesNo('discard', 'estate')) {
      me.discard([estate]);
      me.addCoins(4);
    } else {
      me.gain('estate');
    }
  },
};
