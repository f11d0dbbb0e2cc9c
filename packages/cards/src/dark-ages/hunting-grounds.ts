import type { CardFile } from '../card-file.ts';

export const huntingGrounds = {
  id: 'hunting-grounds',
  set: 'dark-ages',
  editions: [1],
  cost: 6,
  types: ['action'],
  plus: { cards: 4 },
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
  hints: { worth: 5.6, power: 4.3, whenTrashed: 3 },
  asks: {
    choose: { options: { 'gain-duchy': { gain: 'duchy' } }, unplayed: true, why: ['wasTrashed'] },
  },
} as const satisfies CardFile;
