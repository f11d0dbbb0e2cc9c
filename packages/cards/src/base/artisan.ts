import type { Card } from '@provincia/engine';

export const artisan: Card = {
  id: 'artisan',
  set: 'base',
  editions: [2],
  cost: 6,
  types: ['action'],
  play(me) {
    me.gainOneOf({ upTo: 5, to: 'hand' });
    me.putOnDeck(me.pick({ purpose: 'put-on-deck' }));
  },
};
