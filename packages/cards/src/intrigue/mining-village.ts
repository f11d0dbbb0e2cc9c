import type { Card } from '@provincia/engine';

export const miningVillage: Card = {
  id: 'mining-village',
  set: 'intrigue',
  editions: [1, 2],
  cost: 4,
  types: ['action'],
  play(me, village) {
    me.draw(1);
    me.addActions(2);
    if (village.isInPlay && me.yesNo('trash', 'mining-village') && village.trashThis()) me.addCoins(2);
  },
};
