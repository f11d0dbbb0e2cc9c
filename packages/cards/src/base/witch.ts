import type { Card } from '@provincia/engine';

export const witch: Card = {
  id: 'witch',
  set: 'base',
  editions: [1, 2],
  cost: 5,
  types: ['action', 'attack'],
  play(me, attack) {
    me.draw(2);
    attack.eachVictim((victim) => victim.gain('curse'));
  },
};
