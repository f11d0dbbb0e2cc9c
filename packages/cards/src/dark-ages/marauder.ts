import type { CardFile } from '../card-file.ts';

export const marauder = {
  id: 'marauder',
  set: 'dark-ages',
  editions: [1],
  cost: 4,
  types: ['action', 'attack', 'looter'],
  brings: ['ruins', 'spoils'],
  play(me, attack) {
    me.gain('spoils');
    attack.eachVictim((victim) => victim.gain('ruins'));
  },
  hints: { worth: 4.5, power: 4.2 },
} as const satisfies CardFile;
