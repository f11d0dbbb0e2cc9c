import type { CardFile } from '../card-file.ts';

export const monkey = {
  id: 'monkey',
  set: 'seaside',
  editions: [2],
  cost: 3,
  types: ['action', 'duration'],
  nextTurn: { cards: 1 },
  abilities: [
    {
      moment: 'gained',
      from: 'waiting',
      optional: false,
      when: (me, { owner }) => owner === me.right(),
      does(me) {
        me.draw(1);
      },
    },
  ],
  hints: { worth: 3, power: 2.2 },
} as const satisfies CardFile;
