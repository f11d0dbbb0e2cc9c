import type { Card } from '@provincia/engine';

export const deathCart: Card = {
  id: 'death-cart',
  set: 'dark-ages',
  editions: [1],
  cost: 4,
  types: ['action', 'looter'],
  brings: ['ruins'],
  play(me, cart) {
    me.addCoins(5);
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
};
