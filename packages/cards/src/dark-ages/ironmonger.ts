import type { CardFile } from '../card-file.ts';

export const ironmonger = {
  id: 'ironmonger',
  set: 'dark-ages',
  editions: [1],
  cost: 4,
  types: ['action'],
  plus: { cards: 1, actions: 1 },
  play(me) {
    for (const card of me.revealFromDeck(1)) {
      const kind = me.kindOf(card);
      if (me.yesNo('discard', kind.id)) me.discard([card], 'aside');
      else me.putOnDeck([card], 'aside');
      if (kind.isAction) me.addActions(1);
      if (kind.isTreasure) me.addCoins(1);
      if (kind.isVictory) me.draw(1);
    }
  },
  hints: { worth: 4.1, power: 2, order: 8 },
  asks: { discard: { no: 'leave', why: ['ironmonger'] } },
} as const satisfies CardFile;
