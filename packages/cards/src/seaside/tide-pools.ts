import type { CardFile } from '../card-file.ts';

export const tidePools = {
  id: 'tide-pools',
  set: 'seaside',
  editions: [2],
  cost: 4,
  types: ['action', 'duration'],
  plus: { cards: 3, actions: 1 },
  nextTurn(me) {
    me.discard(me.pick({ purpose: 'discard', min: 2, max: 2 }));
  },
  hints: { worth: 3.8, power: 2.3, order: 8, later: -3 },
} as const satisfies CardFile;
