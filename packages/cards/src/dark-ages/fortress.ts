import type { Card } from '@provincia/engine';

export const fortress: Card = {
  id: 'fortress',
  set: 'dark-ages',
  editions: [1],
  cost: 4,
  types: ['action'],
  play(me) {
    me.draw(1);
    me.addActions(2);
  },
  abilities: [
    {
      moment: 'trashed',
      from: 'itself',
      optional: false,
      does(me, _event, itself) {
        me.takeFromTrash(itself);
      },
    },
  ],
};
