import type { CardFile } from '../card-file.ts';

export const torturer = {
  id: 'torturer',
  set: 'intrigue',
  editions: [1, 2],
  cost: 5,
  types: ['action', 'attack'],
  plus: { cards: 3 },
  play(_me, attack) {
    attack.eachVictim((victim) => {
      const [option] = victim.choose(['discard-2', 'gain-curse']);
      if (option === 'discard-2') victim.discard(victim.pick({ purpose: 'discard', min: 2, max: 2 }));
      else victim.gain('curse', 'hand');
    });
  },
  roles: ['curser', 'discarder'],
  hints: { worth: 5.5, power: 4.4, attacks: 'hand' },
  asks: { choose: { options: { 'gain-curse': { gain: 'curse', to: 'hand' } } } },
} as const satisfies CardFile;
