import type { Card } from '@provincia/engine';

export const forager: Card = {
  id: 'forager',
  set: 'dark-ages',
  editions: [1],
  cost: 3,
  types: ['action'],
  play(me) {
    me.addActions(1);
    me.addBuys(1);
    me.trash(me.pick({ purpose: 'trash' }));
    const kinds = new Set(me.table.state.trash.map((card) => me.kindOf(card)));
    me.addCoins([...kinds].filter((kind) => kind.isTreasure).length);
  },
};
