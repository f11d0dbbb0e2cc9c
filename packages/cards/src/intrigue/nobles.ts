import type { Card } from '@provincia/engine';

export const nobles: Card = {
  id: 'nobles',
  set: 'intrigue',
  editions: [1, 2],
  cost: 6,
  types: ['action', 'victory'],
  points: 2,
  play(me) {
    const [option] = me.choose(['+3-cards', '+2-actions']);
    if (option === '+3-cards') me.draw(3);
    else me.addActions(2);
  },
};
