import type { Card } from '@provincia/engine';

export const secretPassage: Card = {
  id: 'secret-passage',
  set: 'intrigue',
  editions: [2],
  cost: 4,
  types: ['action'],
  play(me) {
    me.draw(2);
    me.addActions(1);
    for (const card of me.pick({ purpose: 'put-in-deck' })) me.putInDeck(card, me.placeInDeck());
  },
};
