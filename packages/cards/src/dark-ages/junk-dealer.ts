import type { Card } from '@provincia/engine';

export const junkDealer: Card = {
  id: 'junk-dealer',
  set: 'dark-ages',
  editions: [1],
  cost: 5,
  types: ['action'],
  play(me) {
    me.draw(1);
    me.addActions(1);
    me.addCoins(1);
    me.trash(me.pick({ purpose: 'trash' }));
  },
};
