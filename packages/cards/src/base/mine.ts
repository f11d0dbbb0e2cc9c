import type { CardFile } from '../card-file.ts';

export const mine = {
  id: 'mine',
  set: 'base',
  editions: [1, 2],
  cost: 5,
  types: ['action'],
  play(me) {
    for (const card of me.pick({ purpose: 'trash', min: 0, which: (kind) => kind.isTreasure })) {
      me.trash([card]);
      me.gainOneOf({ upTo: me.costOf(card).plus(3), which: (kind) => kind.isTreasure, to: 'hand' });
    }
  },
  roles: ['trasher', 'remodeler'],
  hints: { worth: 4, power: 2.4 },
  asks: {
    trash: { noun: 'treasure', why: ['forTreasure'] },
    gain: { noun: 'treasure', to: 'hand', why: [['more', { coins: 3 }]] },
  },
  fillsUp: 11,
} as const satisfies CardFile;
