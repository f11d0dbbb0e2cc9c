import type { Card } from '@provincia/engine';

export const village: Card = {
  id: 'village',
  set: 'base',
  editions: [1, 2],
  cost: 3,
  types: ['action'],
  play(me) {
    me.draw(1);
    me.addActions(2);
  },
};
