import type { Card } from '@provincia/engine';
import { knightsAttack } from './raid.ts';

export const sirBailey: Card = {
  id: 'sir-bailey',
  set: 'dark-ages',
  editions: [1],
  cost: 5,
  types: ['action', 'attack', 'knight'],
  home: 'mixed',
  play(me, attack) {
    me.draw(1);
    me.addActions(1);
    knightsAttack(attack);
  },
};
