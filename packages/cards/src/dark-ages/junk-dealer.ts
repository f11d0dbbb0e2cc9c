import type { CardFile } from '../card-file.ts';

export const junkDealer = {
  id: 'junk-dealer',
  set: 'dark-ages',
  editions: [1],
  cost: 5,
  types: ['action'],
  plus: { cards: 1, actions: 1, coins: 1 },
  play(me) {
    me.trash(me.pick({ purpose: 'trash' }));
  },
  roles: ['trasher'],
  hints: { worth: 5, power: 2.4, order: 4 },
  asks: { trash: { why: ['gone'] } },
} as const satisfies CardFile;
