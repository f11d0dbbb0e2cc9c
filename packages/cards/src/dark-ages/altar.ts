import type { CardFile } from '../card-file.ts';

export const altar = {
  id: 'altar',
  set: 'dark-ages',
  editions: [1],
  cost: 6,
  types: ['action'],
  play(me) {
    me.trash(me.pick({ purpose: 'trash' }));
    me.gainOneOf({ upTo: 5 });
  },
  roles: ['trasher', 'gainer'],
  hints: { worth: 5.2, power: 3.4 },
  asks: { trash: { why: ['altar'] }, gain: { why: [['upTo', { coins: 5 }]] } },
} as const satisfies CardFile;
