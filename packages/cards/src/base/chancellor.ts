import type { Card } from '@provincia/engine';

export const chancellor: Card = {
  id: 'chancellor',
  set: 'base',
  editions: [1],
  cost: 3,
  types: ['action'],
  play(me) {
    me.addCoins(2);
    if (me.deckSize > 0 && me.yesNo('put-deck-into-discard')) me.putDeckIntoDiscard();
  },
};
