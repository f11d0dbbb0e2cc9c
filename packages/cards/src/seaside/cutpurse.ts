import type { CardFile } from '../card-file.ts';

export const cutpurse = {
  id: 'cutpurse',
  set: 'seaside',
  editions: [1, 2],
  cost: 4,
  types: ['action', 'attack'],
  plus: { coins: 2 },
  play(_me, attack) {
    attack.eachVictim((victim) => {
      const copper = victim.find('copper');
      if (copper === undefined) victim.reveal(victim.hand);
      else victim.discard([copper]);
    });
  },
  roles: ['discarder'],
  hints: { worth: 3.6, power: 3, attacks: 'hand' },
} as const satisfies CardFile;
