import type { Card } from '@provincia/engine';
import { isInRange, raid } from './raid.ts';

export const rogue: Card = {
  id: 'rogue',
  set: 'dark-ages',
  editions: [1],
  cost: 5,
  types: ['action', 'attack'],
  play(me, attack) {
    me.addCoins(2);
    const cards = me.table.state.trash.filter((card) => isInRange(me.costOf(card)));
    for (const card of me.pickFrom({ cards, from: 'trash' }, { purpose: 'gain' })) me.gainFromTrash(card);
    if (cards.length === 0) attack.eachVictim((victim) => raid(victim));
  },
};
