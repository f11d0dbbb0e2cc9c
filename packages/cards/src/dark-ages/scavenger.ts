import type { Card } from '@provincia/engine';

export const scavenger: Card = {
  id: 'scavenger',
  set: 'dark-ages',
  editions: [1],
  cost: 4,
  types: ['action'],
  play(me) {
    me.addCoins(2);
    if (me.deckSize > 0 && me.yesNo('put-deck-into-discard')) me.putDeckIntoDiscard();
    const discarded = { cards: me.zones.discard, from: 'discard' } as const;
    me.putOnDeck(me.pickFrom(discarded, { purpose: 'put-on-deck' }), 'discard');
  },
};
