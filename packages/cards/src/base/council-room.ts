import type { Card } from '@provincia/engine';

export const councilRoom: Card = {
  id: 'council-room',
  set: 'base',
  editions: [1, 2],
  cost: 5,
  types: ['action'],
  play(me) {
    me.draw(4);
    me.addBuys(1);
    for (const other of me.others()) other.draw(1);
  },
};
