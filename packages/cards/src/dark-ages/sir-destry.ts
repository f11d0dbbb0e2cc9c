import type { Card } from '@provincia/engine';
import { knightsAttack } from './raid.ts';

export const sirDestry: Card = {
  id: 'sir-destry',
  set: 'dark-ages',
  editions: [1],
  cost: 5,
  types: ['action', 'attack', 'knight'],
  home: 'mixed',
  play(me, attack) {
    me.draw(2);
    knightsAttack(attack);
  },
};
