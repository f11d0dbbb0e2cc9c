import type { CardFile } from '../card-file.ts';

export const marketSquare = {
  id: 'market-square',
  set: 'dark-ages',
  editions: [1],
  cost: 3,
  types: ['action', 'reaction'],
  plus: { cards: 1, actions: 1, buys: 1 },
  abilities: [
    {
      moment: 'trashed',
      from: 'hand',
      optional: true,
      when: (me, { owner, fromSupply }) => owner === me && !fromSupply,
      does(me, _event, square) {
        me.discard([square]);
        me.gain('gold');
      },
    },
  ],
  hints: { worth: 2.2, power: 1.1, order: 2 },
  reactsBy: 'discard',
} as const satisfies CardFile;
