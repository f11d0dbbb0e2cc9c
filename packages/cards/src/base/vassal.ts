import type { Card } from '@provincia/engine';

export const vassal: Card = {
  id: 'vassal',
  set: 'base',
  editions: [2],
  cost: 3,
  types: ['action'],
  play(me) {
    me.addCoins(2);
    for (const card of me.discardFromDeck(1)) {
      const discarded = me.track(card, 'discard');
      const kind = me.kindOf(card);
      if (kind.isAction && me.yesNo('play', kind.id)) me.play(discarded);
    }
  },
};
