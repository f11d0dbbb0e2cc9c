import type { Card } from '@provincia/engine';

export const feast: Card = {
  id: 'feast',
  set: 'base',
  editions: [1],
  cost: 4,
  types: ['action'],
  play(me, feast) {
    feast.trashThis();
    me.gainOneOf({ upTo: 5 });
  },
};
