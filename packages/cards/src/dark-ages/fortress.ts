import type { CardFile } from '../card-file.ts';

export const fortress = {
  id: 'fortress',
  set: 'dark-ages',
  editions: [1],
  cost: 4,
  types: ['action'],
  plus: { cards: 1, actions: 2 },
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
  hints: { worth: 2.6, power: 1.2, order: 7, whenTrashed: 2.6 },
} as const satisfies CardFile;
