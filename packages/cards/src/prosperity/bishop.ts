import type { CardFile } from '../card-file.ts';

export const bishop = {
  id: 'bishop',
  set: 'prosperity',
  editions: [1, 2],
  cost: 4,
  types: ['action'],
  plus: { coins: 1 },
  counters: { vp: { points: 1 } },
  play(me) {
    me.addTo('vp', 1);
    for (const card of me.pick({ purpose: 'trash' })) {
      me.trash([card]);
      me.addTo('vp', Math.floor(me.costOf(card).coins / 2));
    }
    for (const other of me.others()) other.trash(other.pick({ purpose: 'trash', min: 0 }));
  },
  roles: ['trasher'],
  hints: { worth: 4, power: 2.6 },
  asks: { trash: { why: ['bishop'] } },
} as const satisfies CardFile;
