import type { Card } from '@provincia/engine';
import { knightsAttack } from './raid.ts';

export const sirVander: Card = {
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
};
