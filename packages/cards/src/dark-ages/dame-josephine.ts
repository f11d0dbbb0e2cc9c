import type { CardFile } from '../card-file.ts';
import { knightsAttack, raidAsks } from './raid.ts';

export const dameJosephine = {
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
  hints: { worth: 4.3, power: 2.4, attacks: 'deck' },
  asks: raidAsks,
} as const satisfies CardFile;
