import type { CardFile } from '../card-file.ts';

export const upgrade = {
  id: 'upgrade',
  set: 'intrigue',
  editions: [1, 2],
  cost: 5,
  types: ['action'],
  plus: { cards: 1, actions: 1 },
  play(me) {
    for (const card of me.pick({ purpose: 'trash' })) {
      me.trash([card]);
      me.gainOneOf({ exactly: me.costOf(card).plus(1) });
    }
  },
  roles: ['trasher', 'remodeler'],
  hints: { worth: 4.5, power: 2, order: 4 },
  asks: {
    trash: { why: [['forExactlyMore', { coins: 1 }]] },
    gain: { why: [['exactlyMore', { coins: 1 }]] },
  },
} as const satisfies CardFile;
