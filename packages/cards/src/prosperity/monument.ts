import type { CardFile } from '../card-file.ts';

export const monument = {
  id: 'monument',
  set: 'prosperity',
  editions: [1, 2],
  cost: 4,
  types: ['action'],
  plus: { coins: 2 },
  counters: { vp: { points: 1 } },
  play(me) {
    me.addTo('vp', 1);
  },
  hints: { worth: 4.3, power: 2.8 },
} as const satisfies CardFile;
