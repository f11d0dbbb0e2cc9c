import type { CardFile } from '../card-file.ts';

export const poorHouse = {
  id: 'poor-house',
  set: 'dark-ages',
  editions: [1],
  cost: 1,
  types: ['action'],
  plus: { coins: 4 },
  play(me) {
    me.reveal(me.hand);
    me.loseCoins(me.hand.filter((card) => me.kindOf(card).isTreasure).length);
  },
  hints: { worth: 1, power: 1.5 },
} as const satisfies CardFile;
