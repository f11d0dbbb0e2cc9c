import type { Card } from '@provincia/engine';

export const ironmonger: Card = {
  id: 'ironmonger',
  set: 'dark-ages',
  editions: [1],
  cost: 4,
  types: ['action'],
  play(me) {
    me.draw(1);
    me.addActions(1);
    for (const card of me.revealFromDeck(1)) {
      const kind = me.kindOf(card);
      if (me.yesNo('discard', kind.id)) me.discard([card], 'aside');
      else me.putOnDeck([card], 'aside');
      if (kind.isAction) me.addActions(1);
      if (kind.isTreasure) me.addCoins(1);
      if (kind.isVictory) me.draw(1);
    }
  },
};
