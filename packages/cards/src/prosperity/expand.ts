import type { CardFile } from '../card-file.ts';

export const expand = {
  id: 'expand',
  set: 'prosperity',
  editions: [1, 2],
  cost: 7,
  types: ['action'],
  play(me) {
    for (const card of me.pick({ purpose: 'trash' })) {
      me.trash([card]);
      me.gainOneOf({ upTo: me.costOf(card).plus(3) });
    }
  },
  roles: ['trasher', 'remodeler'],
  hints: { worth: 5, power: 3 },
  asks: { trash: { why: [['forMore', { coins: 3 }]] }, gain: { why: [['more', { coins: 3 }]] } },
} as const satisfies CardFile;
