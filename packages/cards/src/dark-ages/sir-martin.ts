import type { Card } from '@provincia/engine';
import { knightsAttack } from './raid.ts';

export const sirMartin: Card = {
  id: 'sir-martin',
  set: 'dark-ages',
  editions: [1],
  cost: 4,
  types: ['action', 'attack', 'knight'],
  home: 'mixed',
  play(me, attack) {
    me.addBuys(2);
    knightsAttack(attack);
  },
};
