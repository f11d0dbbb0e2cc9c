import type { CardFile } from '../card-file.ts';

export const bank = {
  id: 'bank',
  set: 'prosperity',
  editions: [1, 2],
  cost: 7,
  types: ['treasure'],
  play(me) {
    me.addCoins(me.inPlay((kind) => kind.isTreasure).length);
  },
  countsTreasures: true,
  hints: { worth: 6.5, power: 3 },
  raisesTreasures: true,
} as const satisfies CardFile;
