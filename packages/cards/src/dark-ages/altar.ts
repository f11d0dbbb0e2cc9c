import type { Card } from '@provincia/engine';

export const altar: Card = {
  id: 'altar',
  set: 'dark-ages',
  editions: [1],
  cost: 6,
  types: ['action'],
  play(me) {
    me.trash(me.pick({ purpose: 'trash' }));
    me.gainOneOf({ upTo: 5 });
  },
};
