import type { Card } from '@provincia/engine';

export const militia: Card = {
  id: 'militia',
  set: 'base',
  editions: [1, 2],
  cost: 4,
  types: ['action', 'attack'],
  play(me, attack) {
    me.addCoins(2);
    attack.eachVictim((victim) => victim.discardDownTo(3));
  },
};
