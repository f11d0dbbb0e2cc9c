import type { Card } from '@provincia/engine';
import { knightsAttack } from './raid.ts';

export const dameJosephine: Card = {
  id: 'dame-josephine',
  set: 'dark-ages',
  editions: [1],
  cost: 5,
  types: ['action', 'attack', 'knight', 'victory'],
  home: 'mixed',
  play(_me, attack) {
    knightsAttack(attack);
  },
  points: 2,
};
