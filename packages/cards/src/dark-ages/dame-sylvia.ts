import type { Card } from '@provincia/engine';
import { knightsAttack } from './raid.ts';

export const dameSylvia: Card = {
  id: 'dame-sylvia',
  set: 'dark-ages',
  editions: [1],
  cost: 5,
  types: ['action', 'attack', 'knight'],
  home: 'mixed',
  play(me, attack) {
    me.addCoins(2);
    knightsAttack(attack);
  },
};
