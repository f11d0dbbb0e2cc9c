import type { Card } from '@provincia/engine';

export const mill: Card = {
  id: 'mill',
  set: 'intrigue',
  editions: [2],
  cost: 4,
  types: ['action', 'victory'],
  points: 1,
  play(me) {
    me.draw(1);
    me.addActions(1);
    if (me.hand.length === 0 || !me.yesNo('discard-two')) return;
    const cards = me.pick({ purpose: 'discard', min: 2, max: 2 });
    me.discard(cards);
    if (cards.length === 2) me.addCoins(2);
  },
};
