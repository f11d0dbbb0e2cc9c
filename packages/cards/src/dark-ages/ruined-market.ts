import type { Card } from '@provincia/engine';

export const ruinedMarket: Card = {
  id: 'ruined-market',
  set: 'dark-ages',
  editions: [1],
  cost: 0,
  types: ['action', 'ruins'],
  home: 'mixed',
  play(me) {
    me.addBuys(1);
  },
};
