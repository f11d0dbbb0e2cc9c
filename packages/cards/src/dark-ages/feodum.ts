import type { CardFile } from '../card-file.ts';

export const feodum = {
  id: 'feodum',
  set: 'dark-ages',
  editions: [1],
  cost: 4,
  types: ['victory'],
  points: (owned) => Math.floor(owned.count('silver') / 3),
  abilities: [
    {
      moment: 'trashed',
      from: 'itself',
      optional: false,
      does(me) {
        for (let i = 0; i < 3; i++) me.gain('silver');
      },
    },
  ],
  hints: { worth: -1, whenTrashed: 5 },
} as const satisfies CardFile;
