import type { Card } from '@provincia/engine';

export const cellar: Card = {
  id: 'cellar',
  set: 'base',
  editions: [1, 2],
  cost: 2,
  types: ['action'],
  play(me) {
    me.addActions(1);
    const cards = me.pick({ purpose: 'discard', min: 0, max: me.hand.length });
    me.discard(cards);
    me.draw(cards.length);
  },
};
