import type { CardFile } from '../card-file.ts';

export const haven = {
  id: 'haven',
  set: 'seaside',
  editions: [1, 2],
  cost: 2,
  types: ['action', 'duration'],
  plus: { cards: 1, actions: 1 },
  play(me, haven) {
    haven.setAside(me.pick({ purpose: 'set-aside' }));
  },
  nextTurn: (me, kept) => me.takeBack(kept),
  setsAsideFaceDown: true,
  hints: { worth: 2, power: 1.2, order: 3 },
  asks: { 'set-aside': { why: ['backNextTurn'] } },
} as const satisfies CardFile;
