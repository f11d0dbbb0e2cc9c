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
  hints: { worth: 4.8, power: 3.2, cards: 3 },
} as const satisfies CardFile;
