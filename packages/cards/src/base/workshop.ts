import type { Card } from '@provincia/engine';

export const workshop: Card = {
  id: 'workshop',
  set: 'base',
  editions: [1, 2],
  cost: 3,
  types: ['action'],
  play(me) {
    me.gainOneOf({ upTo: 4 });
  },
};
