import type { CardFile } from '../card-file.ts';
import { knightsAttack, raidAsks } from './raid.ts';

export const sirMartin = {
  id: 'sir-martin',
  set: 'dark-ages',
  editions: [1],
  cost: 4,
  types: ['action', 'attack', 'knight'],
  home: 'mixed',
  plus: { buys: 2 },
  play(_me, attack) {
    knightsAttack(attack);
  },
  hints: { worth: 4.4, power: 2.7, attacks: 'deck' },
  asks: raidAsks,
} as const satisfies CardFile;
