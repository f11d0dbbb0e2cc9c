import type { CardFile } from '../card-file.ts';
import { knightsAttack, raidAsks } from './raid.ts';

export const dameNatalie = {
  id: 'dame-natalie',
  set: 'dark-ages',
  editions: [1],
  cost: 5,
  types: ['action', 'attack', 'knight'],
  home: 'mixed',
  play(me, attack) {
    const pile = me.pickPile('gain', { upTo: 3, optional: true });
    if (pile !== null) me.gainFrom(pile);
    knightsAttack(attack);
  },
  hints: { worth: 4.9, power: 3.4, attacks: 'deck' },
  asks: { ...raidAsks, gain: { why: [['upTo', { coins: 3 }]] } },
} as const satisfies CardFile;
