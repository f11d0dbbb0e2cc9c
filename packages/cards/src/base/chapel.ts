import type { CardFile } from '../card-file.ts';

export const chapel = {
  id: 'chapel',
  set: 'base',
  editions: [1, 2],
  cost: 2,
  types: ['action'],
  play(me) {
    me.trash(me.pick({ purpose: 'trash', min: 0, max: 4 }));
  },
  roles: ['trasher'],
  hints: { worth: 2.6, power: 2 },
  asks: { trash: { why: ['gone'] } },
} as const satisfies CardFile;
