import type { Card } from '@provincia/engine';

export const necropolis: Card = {
  id: 'necropolis',
  set: 'dark-ages',
  editions: [1],
  cost: 1,
  types: ['action', 'shelter'],
  home: 'shelter',
  play(me) {
    me.addActions(2);
  },
};
