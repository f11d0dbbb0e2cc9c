import type { Card } from '@provincia/engine';

export const counterfeit: Card = {
  id: 'counterfeit',
  set: 'dark-ages',
  editions: [1],
  cost: 5,
  types: ['treasure'],
  coins: 1,
  play(me) {
    me.addBuys(1);
    for (const card of me.pick({ purpose: 'play', min: 0, which: (kind) => kind.isTreasure })) {
      const chosen = me.track(card, 'hand');
      me.play(chosen);
      me.play(chosen);
      me.trashTracked(chosen);
    }
  },
};
