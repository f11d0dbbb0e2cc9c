import type { CardFile } from '../card-file.ts';

export const deathCart = {
  id: 'death-cart',
  set: 'dark-ages',
  editions: [1],
  cost: 4,
  types: ['action', 'looter'],
  brings: ['ruins'],
  plus: { coins: 5 },
  play(me, cart) {
    const cards = me.pick({ purpose: 'trash', min: 0, which: (kind) => kind.isAction });
    if (cards.length > 0) me.trash(cards);
    else cart.trashThis();
  },
  abilities: [
    {
      moment: 'gained',
      from: 'itself',
      optional: false,
      does(me) {
        me.gain('ruins');
        me.gain('ruins');
      },
    },
  ],
  hints: { worth: 2.6, power: 3 },
  asks: { trash: { noun: 'action', why: ['deathCart'] } },
} as const satisfies CardFile;
