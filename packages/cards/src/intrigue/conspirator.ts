import type { Card } from '@provincia/engine';

export const conspirator: Card = {
  id: 'conspirator',
  set: 'intrigue',
  editions: [1, 2],
  cost: 4,
  types: ['action'],
  play(me) {
    me.addCoins(2);
    if (me.table.actionsPlayed() < 3) return;
    me.draw(1);
    me.addActions(1);
  },
};
