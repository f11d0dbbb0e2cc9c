import type { Card } from '@provincia/engine';

export const huntingGrounds: Card = {
  id: 'hunting-grounds',
  set: 'dark-ages',
  editions: [1],
  cost: 6,
  types: ['action'],
  play(me) {
    me.draw(4);
  },
  abilities: [
    {
      moment: 'trashed',
      from: 'itself',
      optional: false,
      does(me) {
        const [option] = me.choose(['gain-duchy', 'gain-3-estates']);
        if (option === 'gain-duchy') me.gain('duchy');
        else for (let i = 0; i < 3; i++) me.gain('estate');
      },
    },
  ],
};
