import type { Card } from '@provincia/engine';

export const lurker: Card = {
  id: 'lurker',
  set: 'intrigue',
  editions: [2],
  cost: 2,
  types: ['action'],
  play(me) {
    me.addActions(1);
    const [option] = me.choose(['trash-from-supply', 'gain-from-trash']);
    if (option === 'trash-from-supply') {
      const pile = me.pickPile('trash', (kind) => kind.isAction);
      if (pile !== null) me.trashFromSupply(pile);
    } else {
      const trash = { cards: me.table.state.trash, from: 'trash' } as const;
      for (const card of me.pickFrom(trash, { purpose: 'gain', which: (kind) => kind.isAction }))
        me.gainFromTrash(card);
    }
  },
};
