import type { Card } from '@provincia/engine';

export const harbinger: Card = {
  id: 'harbinger',
  set: 'base',
  editions: [2],
  cost: 3,
  types: ['action'],
  play(me) {
    me.draw(1);
    me.addActions(1);
    me.putOnDeck(me.pick({ from: 'discard', purpose: 'put-on-deck', min: 0 }), 'discard');
  },
};
