import type { CardFile } from '../card-file.ts';

export const scavenger = {
  id: 'scavenger',
  set: 'dark-ages',
  editions: [1],
  cost: 4,
  types: ['action'],
  plus: { coins: 2 },
  play(me) {
    if (me.deckSize > 0 && me.yesNo('put-deck-into-discard')) me.putDeckIntoDiscard();
    const discarded = { cards: me.zones.discard, from: 'discard' } as const;
    me.putOnDeck(me.pickFrom(discarded, { purpose: 'put-on-deck' }), 'discard');
  },
  hints: { worth: 3.3, power: 2.7 },
  asks: { 'put-deck-into-discard': { why: ['scavenger'] }, 'put-on-deck': { why: ['next'] } },
} as const satisfies CardFile;
