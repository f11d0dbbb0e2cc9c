import type { CardFile } from '../card-file.ts';

export const saboteur = {
  id: 'saboteur',
  set: 'intrigue',
  editions: [1],
  cost: 5,
  types: ['action', 'attack'],
  play(_me, attack) {
    attack.eachVictim((victim) => {
      const { found, others } = victim.revealUntil((kind) => victim.table.cost(kind).coins >= 3);
      for (const card of found) {
        victim.trash([card], 'aside');
        const pile = victim.pickPile('gain', { upTo: victim.costOf(card).plus(-2), optional: true });
        if (pile !== null) victim.gainFrom(pile);
      }
      victim.discard(others, 'aside');
    });
  },
  roles: ['thief'],
  hints: { worth: 3.6, power: 2.5, attacks: 'deck' },
  asks: { gain: { why: ['saboteur'] } },
} as const satisfies CardFile;
