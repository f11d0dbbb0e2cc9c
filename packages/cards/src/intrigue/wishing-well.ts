import type { Card } from '@provincia/engine';

export const wishingWell: Card = {
  id: 'wishing-well',
  set: 'intrigue',
  editions: [1, 2],
  cost: 3,
  types: ['action'],
  play(me) {
    me.draw(1);
    me.addActions(1);
    me.guessTop();
  },
};
