import type { CardFile } from '../card-file.ts';

export const harbinger = {
  id: 'harbinger',
  set: 'base',
  editions: [2],
  cost: 3,
  types: ['action'],
  plus: { cards: 1, actions: 1 },
  play(me) {
    const discarded = { cards: me.zones.discard, from: 'discard' } as const;
    me.putOnDeck(me.pickFrom(discarded, { purpose: 'put-on-deck', min: 0 }), 'discard');
  },
  hints: { worth: 2.4, power: 1.3, order: 8 },
  asks: { 'put-on-deck': { why: ['next'] } },
  fillsUp: 14,
} as const satisfies CardFile;
