import type { Card } from '@provincia/engine';

export const banditCamp: Card = {
  id: 'bandit-camp',
  set: 'dark-ages',
  editions: [1],
  cost: 5,
  types: ['action'],
  brings: ['spoils'],
  play(me) {
    me.draw(1);
    me.addActions(2);
    me.gain('spoils');
  },
};
