import type { CardFile } from '../card-file.ts';

export const miningVillage = {
  id: 'mining-village',
  set: 'intrigue',
  editions: [1, 2],
  cost: 4,
  types: ['action'],
  plus: { cards: 1, actions: 2 },
  play(me, village) {
    if (village.isInPlay && me.yesNo('trash', 'mining-village') && village.trashThis()) me.addCoins(2);
  },
  hints: { worth: 2.6, power: 1.3, order: 7 },
  asks: { trash: { why: [['plusCoins', { coins: 2 }]] } },
} as const satisfies CardFile;
