import type { CardFile } from '../card-file.ts';

export const forager = {
  id: 'forager',
  set: 'dark-ages',
  editions: [1],
  cost: 3,
  types: ['action'],
  plus: { actions: 1, buys: 1 },
  play(me) {
    me.trash(me.pick({ purpose: 'trash' }));
    const kinds = new Set(me.table.state.trash.map((card) => me.kindOf(card)));
    me.addCoins([...kinds].filter((kind) => kind.isTreasure).length);
  },
  roles: ['trasher'],
  hints: { worth: 3, power: 1.5, order: 3 },
  asks: { trash: { why: ['forager'] } },
} as const satisfies CardFile;
