import type { CardFile } from '../card-file.ts';

export const outpost = {
  id: 'outpost',
  set: 'seaside',
  editions: [1, 2],
  cost: 5,
  types: ['action', 'duration'],
  play(me, outpost) {
    me.drawNextTime(3);
    if (me.promiseOneTurn()) outpost.wait();
  },
  hints: { worth: 3.6, power: 3 },
} as const satisfies CardFile;
