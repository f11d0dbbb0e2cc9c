import type { Card } from '@provincia/engine';

export const sage: Card = {
  id: 'sage',
  set: 'dark-ages',
  editions: [1],
  cost: 3,
  types: ['action'],
  play(me) {
    me.addActions(1);
    const { found, others } = me.revealUntil((kind) => me.table.cost(kind) >= 3);
    me.putInHand(found, 'aside');
    me.discard(others, 'aside');
  },
};
