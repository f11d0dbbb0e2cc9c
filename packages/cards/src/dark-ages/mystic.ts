import type { Card } from '@provincia/engine';

export const mystic: Card = {
  id: 'mystic',
  set: 'dark-ages',
  editions: [1],
  cost: 5,
  types: ['action'],
  play(me) {
    me.addActions(1);
    me.addCoins(2);
    me.guessTop();
  },
};
