import type { CardFile } from '../card-file.ts';

export const city = {
  id: 'city',
  set: 'prosperity',
  editions: [1, 2],
  cost: 5,
  types: ['action'],
  plus: { cards: 1, actions: 2 },
  play(me) {
    const { emptyPiles } = me.table.supply;
    if (emptyPiles >= 1) me.draw(1);
    if (emptyPiles >= 2) me.plus({ buys: 1, coins: 1 });
  },
  hints: { worth: 4.2, power: 1.6, order: 7 },
  growsWithEmptyPiles: true,
} as const satisfies CardFile;
