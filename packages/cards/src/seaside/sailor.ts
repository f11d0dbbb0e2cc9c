import type { CardFile } from '../card-file.ts';

export const sailor = {
  id: 'sailor',
  set: 'seaside',
  editions: [2],
  cost: 4,
  types: ['action', 'duration'],
  plus: { actions: 1 },
  nextTurn(me) {
    me.addCoins(2);
    me.trash(me.pick({ purpose: 'trash', min: 0 }));
  },
  abilities: [
    {
      moment: 'gained',
      from: 'this-turn',
      optional: true,
      once: true,
      when: (me, { owner, cards: [{ kind }], ref }) => owner === me && kind.isDuration && me.isThere(ref),
      does(me, { ref }) {
        me.play(ref);
      },
    },
  ],
  roles: ['trasher'],
  hints: { worth: 4, power: 2.4, order: 6, later: -1 },
  asks: { trash: { unplayed: true } },
  reactsBy: 'apply',
} as const satisfies CardFile;
