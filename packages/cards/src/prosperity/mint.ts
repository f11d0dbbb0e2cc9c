import type { Kind } from '@provincia/engine';
import type { CardFile } from '../card-file.ts';

const isMelted = (kind: Kind) => kind.isTreasure && !kind.isDuration;

export const mint = {
  id: 'mint',
  set: 'prosperity',
  editions: [1, 2],
  cost: 5,
  types: ['action'],
  play(me) {
    for (const card of me.pick({ purpose: 'reveal', min: 0, which: (kind) => kind.isTreasure })) {
      me.reveal([card]);
      me.gainCopy(me.kindOf(card));
    }
  },
  abilities: [
    {
      moment: 'gained',
      from: 'itself',
      optional: false,
      when: (me) => me.inPlay(isMelted).length > 0,
      does(me) {
        me.trash(me.inPlay(isMelted), 'play');
      },
    },
  ],
  roles: ['gainer'],
  hints: { worth: 4.2, power: 2.4 },
  asks: { reveal: { noun: 'treasure', why: ['mint'] } },
} as const satisfies CardFile;
