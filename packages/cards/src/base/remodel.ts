import type { CardFile } from '../card-file.ts';

export const remodel = {
  id: 'remodel',
  set: 'base',
  editions: [1, 2],
  cost: 4,
  types: ['action'],
  play(me) {
    for (const card of me.pick({ purpose: 'trash' })) {
      me.trash([card]);
      me.gainOneOf({ upTo: me.costOf(card).plus(2) });
    }
  },
  roles: ['trasher', 'remodeler'],
  hints: { worth: 3.2, power: 2.2 },
  asks: { trash: { why: [['forMore', { coins: 2 }]] }, gain: { why: [['more', { coins: 2 }]] } },
  fillsUp: 10,
} as const satisfies CardFile;
