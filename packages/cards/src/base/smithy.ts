import type { Card } from '@provincia/engine';

export const smithy: Card = {
  id: 'smithy',
  set: 'base',
  editions: [1, 2],
  cost: 4,
  types: ['action'],
  play(me) {
    me.draw(3);
  },
};
