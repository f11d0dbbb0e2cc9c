import type { CardFile } from '../card-file.ts';

export const hoard = {
  id: 'hoard',
  set: 'prosperity',
  editions: [1, 2],
  cost: 6,
  types: ['treasure'],
  plus: { coins: 2 },
  abilities: [
    {
      moment: 'gained',
      from: 'this-turn',
      optional: false,
      own: true,
      when: (_me, { isBought, cards: [{ kind }] }) => isBought && kind.isVictory,
      does(me) {
        me.gain('gold');
      },
    },
  ],
  hints: { worth: 6.3, power: 0.6 },
} as const satisfies CardFile;
