import type { Card } from '@provincia/engine';

export const armory: Card = {
  id: 'armory',
  set: 'dark-ages',
  editions: [1],
  cost: 4,
  types: ['action'],
  play(me) {
    me.gainOneOf({ upTo: 4, to: 'deck' });
  },
};
