import type { CardFile } from '../card-file.ts';

export const lurker = {
  id: 'lurker',
  set: 'intrigue',
  editions: [2],
  cost: 2,
  types: ['action'],
  plus: { actions: 1 },
  play(me) {
    const [option] = me.choose(['trash-from-supply', 'gain-from-trash']);
    if (option === 'trash-from-supply') {
      const pile = me.pickPile('trash', { which: (kind) => kind.isAction });
      if (pile !== null) me.trashFromSupply(pile);
    } else {
      const trash = { cards: me.table.state.trash, from: 'trash' } as const;
      for (const card of me.pickFrom(trash, { purpose: 'gain', which: (kind) => kind.isAction }))
        me.gainFromTrash(card);
    }
  },
  roles: ['gainer'],
  hints: { worth: 1.8, power: 1, order: 5 },
  asks: { trash: { noun: 'supplyAction', why: ['nobodyGains'] } },
} as const satisfies CardFile;
