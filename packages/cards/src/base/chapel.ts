import type { Card } from '@provincia/engine';

export const chapel: Card = {
  id: 'chapel',
  set: 'base',
  editions: [1, 2],
  cost: 2,
  types: ['action'],
  play(me) {
    me.trash(me.pick({ purpose: 'trash', min: 0, max: 4 }));
  },
};
