import type { CardFile } from '../card-file.ts';
import { knightsAttack, raidAsks } from './raid.ts';

export const sirMichael = {
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
  hints: { worth: 4.9, power: 3.8, attacks: 'hand' },
  asks: { ...raidAsks, discard: { why: [['keep', { count: 3 }]] } },
} as const satisfies CardFile;
