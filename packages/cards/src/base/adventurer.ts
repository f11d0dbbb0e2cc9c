import type { Card } from '@provincia/engine';

export const adventurer: Card = {
  id: 'adventurer',
  set: 'base',
  editions: [1],
  cost: 6,
  types: ['action'],
  play(me) {
    const treasures: number[] = [];
    const others: number[] = [];
    while (treasures.length < 2) {
      const [card] = me.revealFromDeck(1);
      if (card === undefined) break;
      (me.kindOf(card).isTreasure ? treasures : others).push(card);
    }
    me.putInHand(treasures, 'aside');
    me.discard(others, 'aside');
  },
};
