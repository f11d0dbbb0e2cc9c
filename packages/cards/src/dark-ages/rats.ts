import type { Card } from '@provincia/engine';

export const rats: Card = {
  id: 'rats',
  set: 'dark-ages',
  editions: [1],
  cost: 4,
  types: ['action'],
  pile: () => 20,
  play(me) {
    me.draw(1);
    me.addActions(1);
    me.gain('rats');
    const cards = me.pick({ purpose: 'trash', which: (kind) => kind.id !== 'rats' });
    if (cards.length > 0) me.trash(cards);
    else me.reveal(me.hand);
  },
  abilities: [
    {
      moment: 'trashed',
      from: 'itself',
      optional: false,
      does(me) {
        me.draw(1);
      },
    },
  ],
};
