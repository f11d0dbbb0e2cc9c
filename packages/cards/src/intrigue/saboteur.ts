import type { Card } from '@provincia/engine';

export const saboteur: Card = {
  id: 'saboteur',
  set: 'intrigue',
  editions: [1],
  cost: 5,
  types: ['action', 'attack'],
  play(_me, attack) {
    attack.eachVictim((victim) => {
      const { found, others } = victim.revealUntil((kind) => victim.table.cost(kind) >= 3);
      for (const card of found) {
        victim.trash([card], 'aside');
        const limit = victim.costOf(card) - 2;
        const pile = victim.pickPile('gain', (_, cost) => cost <= limit, true);
        if (pile !== null) victim.gainFrom(pile);
      }
      victim.discard(others, 'aside');
    });
  },
};
