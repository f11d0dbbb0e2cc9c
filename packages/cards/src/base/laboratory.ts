import type { Card } from '@provincia/engine';

export const laboratory: Card = {
  id: 'laboratory',
  set: 'base',
  editions: [1, 2],
  cost: 5,
  types: ['action'],
  play(me) {
    me.draw(2);
    me.addActions(1);
  },
};
