import type { Card } from '@provincia/engine';

export const moneylender: Card = {
  id: 'moneylender',
  set: 'base',
  editions: [1, 2],
  cost: 4,
  types: ['action'],
  play(me) {
    const copper = me.find('copper');
    if (copper === undefined || !me.yesNo('trash', 'copper')) return;
    me.trash([copper]);
    me.addCoins(3);
  },
};
