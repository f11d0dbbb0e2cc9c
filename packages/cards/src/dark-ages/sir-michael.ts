import type { Card } from '@provincia/engine';
import { knightsAttack } from './raid.ts';

export const sirMichael: Card = {
  id: 'sir-michael',
  set: 'dark-ages',
  editions: [1],
  cost: 5,
  types: ['action', 'attack', 'knight'],
  home: 'mixed',
  play(_me, attack) {
    attack.eachVictim((victim) => victim.discardDownTo(3));
    knightsAttack(attack);
  },
};
