import type { CardFile } from '../card-file.ts';
import { knightsAttack, raidAsks } from './raid.ts';

export const dameMolly = {
  id: 'dame-molly',
  set: 'dark-ages',
  editions: [1],
  cost: 5,
  types: ['action', 'attack', 'knight'],
  home: 'mixed',
  plus: { actions: 2 },
  play(_me, attack) {
    knightsAttack(attack);
  },
  hints: { worth: 4.9, power: 2.8, order: 5, attacks: 'deck' },
  asks: raidAsks,
} as const satisfies CardFile;
