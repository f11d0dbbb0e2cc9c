import type { Card } from '@provincia/engine';

export const overgrownEstate: Card = {
  id: 'overgrown-estate',
  set: 'dark-ages',
  editions: [1],
  cost: 1,
  types: ['victory', 'shelter'],
  home: 'shelter',
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
