import type { Card } from '@provincia/engine';

export const torturer: Card = {
  id: 'torturer',
  set: 'intrigue',
  editions: [1, 2],
  cost: 5,
  types: ['action', 'attack'],
  play(me, attack) {
    me.draw(3);
    attack.eachVictim((victim) => {
      const [option] = victim.choose(['discard-2', 'gain-curse']);
      if (option === 'discard-2') victim.discard(victim.pick({ purpose: 'discard', min: 2, max: 2 }));
      else victim.gain('curse', 'hand');
    });
  },
};
