import type { Card } from '@provincia/engine';

export const marauder: Card = {
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
};
