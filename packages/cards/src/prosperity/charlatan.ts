import type { CardFile } from '../card-file.ts';

export const charlatan = {
  id: 'charlatan',
  set: 'prosperity',
  editions: [2],
  cost: 5,
  types: ['action', 'attack'],
  alters: { curse: { types: ['treasure'], plus: { coins: 1 } } },
  plus: { coins: 3 },
  play(_me, attack) {
    attack.eachVictim((victim) => victim.gain('curse'));
  },
  roles: ['curser'],
  hints: { worth: 6.2, power: 4.8 },
} as const satisfies CardFile;
