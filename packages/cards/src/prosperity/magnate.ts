import type { CardFile } from '../card-file.ts';

export const magnate = {
  id: 'magnate',
  set: 'prosperity',
  editions: [2],
  cost: 5,
  types: ['action'],
  play(me) {
    me.reveal(me.hand);
    me.draw(me.hand.filter((card) => me.kindOf(card).isTreasure).length);
  },
  roles: ['draw'],
  hints: { worth: 4.6, power: 2.6, cards: 2.5 },
} as const satisfies CardFile;
