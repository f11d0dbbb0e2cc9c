import type { CardFile } from '../card-file.ts';

export const ironworks = {
  id: 'ironworks',
  set: 'intrigue',
  editions: [1, 2],
  cost: 4,
  types: ['action'],
  play(me) {
    const gained = me.gainOneOf({ upTo: 4 });
    if (gained === null) return;
    if (gained.isAction) me.addActions(1);
    if (gained.isTreasure) me.addCoins(1);
    if (gained.isVictory) me.draw(1);
  },
  roles: ['gainer'],
  hints: { worth: 3.3, power: 2.5 },
  asks: { gain: { why: [['upTo', { coins: 4 }], 'ironworks'] } },
} as const satisfies CardFile;
