import type { CardFile } from '../card-file.ts';

export const baron = {
  id: 'baron',
  set: 'intrigue',
  editions: [1, 2],
  cost: 4,
  types: ['action'],
  plus: { buys: 1 },
  play(me) {
    const estate = me.find('estate');
    if (estate !== undefined && me.yesNo('discard', 'estate')) {
      me.discard([estate]);
      me.addCoins(4);
    } else {
      me.gain('estate');
    }
  },
  hints: { worth: 3.4, power: 3.5 },
  asks: { discard: { no: { gain: 'estate' }, why: ['baron'] } },
} as const satisfies CardFile;
