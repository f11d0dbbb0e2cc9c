import type { Card } from '@provincia/engine';
import { knightsAttack } from './raid.ts';

export const dameAnna: Card = {
  id: 'dame-anna',
  set: 'dark-ages',
  editions: [1],
  cost: 5,
  types: ['action', 'attack', 'knight'],
  home: 'mixed',
  play(me, attack) {
    me.trash(me.pick({ purpose: 'trash', min: 0, max: 2 }));
    knightsAttack(attack);
  },
};
