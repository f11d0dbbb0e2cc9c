import type { CardFile } from '../card-file.ts';

export const salvager = {
  id: 'salvager',
  set: 'seaside',
  editions: [1, 2],
  cost: 4,
  types: ['action'],
  plus: { buys: 1 },
  play(me) {
    for (const card of me.pick({ purpose: 'trash' })) {
      me.trash([card]);
      me.addCoins(me.costOf(card).coins);
    }
  },
  roles: ['trasher'],
  hints: { worth: 3.4, power: 2.6 },
  asks: { trash: { why: ['salvager'] } },
} as const satisfies CardFile;
