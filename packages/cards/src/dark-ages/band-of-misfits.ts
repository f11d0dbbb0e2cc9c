import type { Card } from '@provincia/engine';

export const bandOfMisfits: Card = {
  id: 'band-of-misfits',
  set: 'dark-ages',
  editions: [1],
  cost: 5,
  types: ['action'],
  play(me, misfits) {
    const limit = me.table.cost(misfits.kind);
    const pile = me.pickPile('become', (kind, cost) => kind.isAction && cost < limit);
    const kind = pile === null ? null : me.table.supply.top(pile);
    if (kind !== null) misfits.become(kind);
  },
};
