import type { Card } from '@provincia/engine';
import { knightsAttack } from './raid.ts';

export const dameNatalie: Card = {
  id: 'dame-natalie',
  set: 'dark-ages',
  editions: [1],
  cost: 5,
  types: ['action', 'attack', 'knight'],
  home: 'mixed',
  play(me, attack) {
    const pile = me.pickPile('gain', (_, cost) => cost <= 3, true);
    if (pile !== null) me.gainFrom(pile);
    knightsAttack(attack);
  },
};
