import type { CardFile } from '../card-file.ts';
import { knightsAttack, raidAsks } from './raid.ts';

export const sirVander = {
  id: 'sir-vander',
  set: 'dark-ages',
  editions: [1],
  cost: 5,
  types: ['action', 'attack', 'knight'],
  home: 'mixed',
  play(_me, attack) {
    knightsAttack(attack);
  },
  abilities: [
    {
      moment: 'trashed',
      from: 'itself',
      optional: false,
      does(me) {
        me.gain('gold');
      },
    },
  ],
  hints: { worth: 4.4, power: 2.4, whenTrashed: 5, attacks: 'deck' },
  asks: raidAsks,
} as const satisfies CardFile;
