import type { Card } from '@provincia/engine';

export const replace: Card = {
  id: 'replace',
  set: 'intrigue',
  editions: [2],
  cost: 5,
  types: ['action', 'attack'],
  play(me, attack) {
    for (const card of me.pick({ purpose: 'trash' })) {
      me.trash([card]);
      const limit = me.costOf(card) + 2;
      const pile = me.pickPile('gain', (_, cost) => cost <= limit);
      if (pile === null) return;
      const kind = me.table.supply.top(pile);
      me.gainFrom(pile, kind?.isAction || kind?.isTreasure ? 'deck' : 'discard');
      if (kind?.isVictory) attack.eachVictim((victim) => victim.gain('curse'));
    }
  },
};
