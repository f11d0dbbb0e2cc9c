import type { CardFile } from '../card-file.ts';
import { knightsAttack, raidAsks } from './raid.ts';

export const dameAnna = {
  id: 'dame-anna',
  set: 'dark-ages',
  editions: [1],
  cost: 5,
  types: ['action', 'attack', 'knight'],
  home: 'mixed',
  play(me, attack) {
    me.trash(me.pick({ purpose: 'trash', min: 0, max: 2 }));
    knightsAttack(attack);
  },
  hints: { worth: 4.9, power: 3.3, attacks: 'deck' },
  asks: { ...raidAsks, trash: { why: ['gone'] } },
} as const satisfies CardFile;
