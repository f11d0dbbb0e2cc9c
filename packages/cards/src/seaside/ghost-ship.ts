import type { CardFile } from '../card-file.ts';

export const ghostShip = {
  id: 'ghost-ship',
  set: 'seaside',
  editions: [1],
  cost: 5,
  types: ['action', 'attack'],
  plus: { cards: 2 },
  play(_me, attack) {
    attack.eachVictim((victim) => {
      const excess = victim.hand.length - 3;
      if (excess <= 0) return;
      victim.putOnDeck(victim.pick({ purpose: 'put-on-deck', min: excess, max: excess, ordered: true }));
    });
  },
  roles: ['discarder'],
  hints: { worth: 5.6, power: 4, attacks: 'hand' },
  asks: { 'put-on-deck': { why: [['keep', { count: 3 }], 'order'] } },
} as const satisfies CardFile;
