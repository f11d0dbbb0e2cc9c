import type { CardFile } from '../card-file.ts';

export const militia = {
  id: 'militia',
  set: 'base',
  editions: [1, 2],
  cost: 4,
  types: ['action', 'attack'],
  plus: { coins: 2 },
  play(_me, attack) {
    attack.eachVictim((victim) => victim.discardDownTo(3));
  },
  roles: ['discarder'],
  hints: { worth: 4.2, power: 3.3, attacks: 'hand' },
  asks: { discard: { why: [['keep', { count: 3 }]] } },
} as const satisfies CardFile;
