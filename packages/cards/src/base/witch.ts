import type { CardFile } from '../card-file.ts';

export const witch = {
  id: 'witch',
  set: 'base',
  editions: [1, 2],
  cost: 5,
  types: ['action', 'attack'],
  plus: { cards: 2 },
  play(_me, attack) {
    attack.eachVictim((victim) => victim.gain('curse'));
  },
  roles: ['curser'],
  hints: { worth: 6.5, power: 5.2 },
} as const satisfies CardFile;
