import type { CardFile } from '../card-file.ts';

export const anvil = {
  id: 'anvil',
  set: 'prosperity',
  editions: [2],
  cost: 3,
  types: ['treasure'],
  plus: { coins: 1 },
  play(me) {
    for (const card of me.pick({ purpose: 'discard', min: 0, which: (kind) => kind.isTreasure })) {
      me.discard([card]);
      me.gainOneOf({ upTo: 4 });
    }
  },
  usesTreasures: true,
  roles: ['gainer'],
  hints: { worth: 3.4, power: 0.8 },
  asks: { discard: { noun: 'treasure', why: ['anvil'] }, gain: { why: [['upTo', { coins: 4 }]] } },
} as const satisfies CardFile;
