import type { CardFile } from '../card-file.ts';
import { knightsAttack, raidAsks } from './raid.ts';

export const sirBailey = {
  id: 'sir-bailey',
  set: 'dark-ages',
  editions: [1],
  cost: 5,
  types: ['action', 'attack', 'knight'],
  home: 'mixed',
  plus: { cards: 1, actions: 1 },
  play(_me, attack) {
    knightsAttack(attack);
  },
  hints: { worth: 5, power: 3, order: 6, attacks: 'deck' },
  asks: raidAsks,
} as const satisfies CardFile;
