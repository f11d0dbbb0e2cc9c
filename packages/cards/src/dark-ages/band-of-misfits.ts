import type { CardFile } from '../card-file.ts';

export const bandOfMisfits = {
  id: 'band-of-misfits',
  set: 'dark-ages',
  editions: [1],
  cost: 5,
  types: ['action'],
  play(me, misfits) {
    const limit = me.table.cost(misfits.kind);
    const pile = me.pickPile('become', {
      which: (kind, cost) => kind.isAction && cost.isLessThan(limit),
    });
    const kind = pile === null ? null : me.table.supply.top(pile);
    if (kind !== null) misfits.become(kind);
  },
  hints: { worth: 4.4, power: 3.2 },
  asks: { become: { why: ['misfits'] } },
} as const satisfies CardFile;
