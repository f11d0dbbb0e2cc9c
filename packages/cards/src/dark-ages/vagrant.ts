import type { CardType } from '@provincia/engine';
import type { CardFile } from '../card-file.ts';

const taken: readonly CardType[] = ['victory', 'shelter', 'ruins', 'curse'];

export const vagrant = {
  id: 'vagrant',
  set: 'dark-ages',
  editions: [1],
  cost: 2,
  types: ['action'],
  plus: { cards: 1, actions: 1 },
  play(me) {
    for (const card of me.revealFromDeck(1)) {
      const { types } = me.kindOf(card).card;
      if (types.some((type) => taken.includes(type))) me.putInHand([card], 'aside');
      else me.putOnDeck([card], 'aside');
    }
  },
  hints: { worth: 1.9, power: 1.3, order: 6 },
} as const satisfies CardFile;
