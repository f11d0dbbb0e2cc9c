import type { Card, CardType } from '@provincia/engine';

const taken: readonly CardType[] = ['victory', 'shelter', 'ruins', 'curse'];

export const vagrant: Card = {
  id: 'vagrant',
  set: 'dark-ages',
  editions: [1],
  cost: 2,
  types: ['action'],
  play(me) {
    me.draw(1);
    me.addActions(1);
    for (const card of me.revealFromDeck(1)) {
      const { types } = me.kindOf(card).card;
      if (types.some((type) => taken.includes(type))) me.putInHand([card], 'aside');
      else me.putOnDeck([card], 'aside');
    }
  },
};
