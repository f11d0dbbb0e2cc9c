import type { CardFile } from '../card-file.ts';

export const collection = {
  id: 'collection',
  set: 'prosperity',
  editions: [2],
  cost: 5,
  types: ['treasure'],
  counters: { vp: { points: 1 } },
  plus: { coins: 2, buys: 1 },
  abilities: [
    {
      moment: 'gained',
      from: 'this-turn',
      optional: false,
      own: true,
      when: (_me, { cards: [{ kind }] }) => kind.isAction,
      does(me) {
        me.addTo('vp', 1);
      },
    },
  ],
  hints: { worth: 4.6, power: 0.3 },
} as const satisfies CardFile;
