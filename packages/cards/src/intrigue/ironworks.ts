import type { Card } from '@provincia/engine';

export const ironworks: Card = {
  id: 'ironworks',
  set: 'intrigue',
  editions: [1, 2],
  cost: 4,
  types: ['action'],
  play(me) {
    const gained = me.gainOneOf({ upTo: 4 });
    if (gained === null) return;
    if (gained.isAction) me.addActions(1);
    if (gained.isTreasure) me.addCoins(1);
    if (gained.isVictory) me.draw(1);
  },
};
