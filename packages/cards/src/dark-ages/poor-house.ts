import type { Card } from '@provincia/engine';

export const poorHouse: Card = {
  id: 'poor-house',
  set: 'dark-ages',
  editions: [1],
  cost: 1,
  types: ['action'],
  play(me) {
    me.addCoins(4);
    me.reveal(me.hand);
    me.loseCoins(me.hand.filter((card) => me.kindOf(card).isTreasure).length);
  },
};
