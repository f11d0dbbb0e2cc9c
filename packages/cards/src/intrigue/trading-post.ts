import type { Card } from '@provincia/engine';

export const tradingPost: Card = {
  id: 'trading-post',
  set: 'intrigue',
  editions: [1, 2],
  cost: 5,
  types: ['action'],
  play(me) {
    const cards = me.pick({ purpose: 'trash', min: 2, max: 2 });
    me.trash(cards);
    if (cards.length === 2) me.gain('silver', 'hand');
  },
};
