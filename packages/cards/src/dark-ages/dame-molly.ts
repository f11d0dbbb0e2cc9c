import type { Card } from '@provincia/engine';
import { knightsAttack } from './raid.ts';

export const dameMolly: Card = {
  id: 'dame-molly',
  set: 'dark-ages',
  editions: [1],
  cost: 5,
  types: ['action', 'attack', 'knight'],
  home: 'mixed',
  play(me, attack) {
    me.addActions(2);
    knightsAttack(attack);
  },
};
