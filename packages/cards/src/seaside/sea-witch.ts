import type { CardFile } from '../card-file.ts';

export const seaWitch = {
  id: 'sea-witch',
  set: 'seaside',
  editions: [2],
  cost: 5,
  types: ['action', 'duration', 'attack'],
  plus: { cards: 2 },
  play(_me, attack) {
    attack.eachVictim((victim) => victim.gain('curse'));
  },
  nextTurn(me) {
    me.draw(2);
    me.discard(me.pick({ purpose: 'discard', min: 2, max: 2 }));
  },
  roles: ['curser'],
  hints: { worth: 6.8, power: 5.6, later: -2 },
} as const satisfies CardFile;
