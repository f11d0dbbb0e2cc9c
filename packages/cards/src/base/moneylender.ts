import type { CardFile } from '../card-file.ts';

export const moneylender = {
  id: 'moneylender',
  set: 'base',
  editions: [1, 2],
  cost: 4,
  types: ['action'],
  play(me) {
    const copper = me.find('copper');
    if (copper === undefined || !me.yesNo('trash', 'copper')) return;
    me.trash([copper]);
    me.addCoins(3);
  },
  roles: ['trasher'],
  hints: { worth: 3.4, power: 2.6 },
  asks: { trash: { why: [['plusCoins', { coins: 3 }]] } },
  fillsUp: 4,
} as const satisfies CardFile;
