import type { Card } from '@provincia/engine';

export const throneRoom: Card = {
  id: 'throne-room',
  set: 'base',
  editions: [1, 2],
  cost: 4,
  types: ['action'],
  play(me) {
    for (const card of me.pick({ purpose: 'play', min: 0, which: (kind) => kind.isAction })) {
      const chosen = me.track(card, 'hand');
      me.play(chosen);
      me.play(chosen);
    }
  },
};
