import type { Card } from '@provincia/engine';

export const madman: Card = {
  id: 'madman',
  set: 'dark-ages',
  editions: [1],
  cost: 0,
  types: ['action'],
  home: 'outside',
  play(me, madman) {
    me.addActions(2);
    if (madman.returnThis()) me.draw(me.hand.length);
  },
};
