import type { CardFile } from '../card-file.ts';

export const seaChart = {
  id: 'sea-chart',
  set: 'seaside',
  editions: [2],
  cost: 3,
  types: ['action'],
  plus: { cards: 1, actions: 1 },
  play(me) {
    for (const card of me.revealFromDeck(1)) {
      const isInPlay = me.count('play', me.kindOf(card).id) > 0;
      if (isInPlay) me.putInHand([card], 'aside');
      else me.putOnDeck([card], 'aside');
    }
  },
  hints: { worth: 2.4, power: 1.3, order: 4 },
} as const satisfies CardFile;
