import type { CardFile } from '../card-file.ts';
import { knightsAttack, raidAsks } from './raid.ts';

export const dameSylvia = {
  id: 'dame-sylvia',
  set: 'dark-ages',
  editions: [1],
  cost: 5,
  types: ['action', 'attack', 'knight'],
  home: 'mixed',
  plus: { coins: 2 },
  play(_me, attack) {
    knightsAttack(attack);
  },
  hints: { worth: 5, power: 4, attacks: 'deck' },
  asks: raidAsks,
} as const satisfies CardFile;
