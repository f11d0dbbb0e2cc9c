import type { Card } from '@provincia/engine';

export const courtyard: Card = {
  id: 'courtyard',
  set: 'intrigue',
  editions: [1, 2],
  cost: 2,
  types: ['action'],
  play(me) {
    me.draw(3);
    me.putOnDeck(me.pick({ purpose: 'put-on-deck' }));
  },
};
