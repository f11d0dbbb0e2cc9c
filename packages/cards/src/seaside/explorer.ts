import type { CardFile } from '../card-file.ts';

export const explorer = {
  id: 'explorer',
  set: 'seaside',
  editions: [1],
  cost: 5,
  types: ['action'],
  play(me) {
    const province = me.find('province');
    if (province !== undefined && me.yesNo('reveal', 'province')) {
      me.reveal([province]);
      me.gain('gold', 'hand');
    } else {
      me.gain('silver', 'hand');
    }
  },
  hints: { worth: 4, power: 3 },
  asks: { reveal: { why: ['explorer'] } },
} as const satisfies CardFile;
