import type { CardFile } from '../card-file.ts';

export const overgrownEstate = {
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
  hints: { worth: -1.1, whenTrashed: 0.6 },
} as const satisfies CardFile;
