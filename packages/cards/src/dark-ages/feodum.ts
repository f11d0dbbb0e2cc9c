import type { Card } from '@provincia/engine';

export const feodum: Card = {
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
};
