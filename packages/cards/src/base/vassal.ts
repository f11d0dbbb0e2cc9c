import type { CardFile } from '../card-file.ts';

export const vassal = {
  id: 'vassal',
  set: 'base',
  editions: [2],
  cost: 3,
  types: ['action'],
  plus: { coins: 2 },
  play(me) {
    for (const card of me.discardFromDeck(1)) {
      const discarded = me.track(card, 'discard');
      const kind = me.kindOf(card);
      if (kind.isAction && me.yesNo('play', kind.id)) me.play(discarded);
    }
  },
  hints: { worth: 2.7, power: 2.3 },
  asks: { play: { why: ['wasOnTop'] } },
  fillsUp: 13,
} as const satisfies CardFile;
