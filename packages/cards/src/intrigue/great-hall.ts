import type { Card } from '@provincia/engine';

export const greatHall: Card = {
  id: 'great-hall',
  set: 'intrigue',
  editions: [1],
  cost: 3,
  types: ['action', 'victory'],
  points: 1,
  play(me) {
    me.draw(1);
    me.addActions(1);
  },
};
