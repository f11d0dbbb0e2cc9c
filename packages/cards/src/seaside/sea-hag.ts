import type { CardFile } from '../card-file.ts';

export const seaHag = {
  id: 'sea-hag',
  set: 'seaside',
  editions: [1],
  cost: 4,
  types: ['action', 'attack'],
  play(_me, attack) {
    attack.eachVictim((victim) => {
      victim.discardFromDeck(1);
      victim.gain('curse', 'deck');
    });
  },
  roles: ['curser'],
  hints: { worth: 4.4, power: 3.6, attacks: 'deck' },
} as const satisfies CardFile;
