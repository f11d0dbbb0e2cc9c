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
    const discarded = { cards: me.zones.discard, from: 'discard' } as const;
    me.putOnDeck(me.pickFrom(discarded, { purpose: 'put-on-deck', min: 0 }), 'discard');
  },
};
