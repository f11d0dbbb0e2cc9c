import type { CardFile } from '../card-file.ts';

export const pearlDiver = {
  id: 'pearl-diver',
  set: 'seaside',
  editions: [1],
  cost: 2,
  types: ['action'],
  plus: { cards: 1, actions: 1 },
  play(me) {
    for (const card of me.lookAtBottom()) {
      const isOnly = me.deckSize === 0;
      if (!isOnly && me.yesNo('put-on-deck', me.kindOf(card).id)) me.putOnDeck([card], 'looking');
      else me.putUnderDeck(card, 'looking');
    }
  },
  hints: { worth: 1.8, power: 1.1, order: 5 },
  asks: { 'put-on-deck': { why: ['pearlDiver'] } },
} as const satisfies CardFile;
