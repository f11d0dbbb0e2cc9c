import type { Card } from '@provincia/engine';

export const abandonedMine: Card = {
  id: 'abandoned-mine',
  set: 'dark-ages',
  editions: [1],
  cost: 0,
  types: ['action', 'ruins'],
  home: 'mixed',
  play(me) {
    me.addCoins(1);
  },
};
