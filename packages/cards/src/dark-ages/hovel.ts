import type { CardFile } from '../card-file.ts';

export const hovel = {
  id: 'hovel',
  set: 'dark-ages',
  editions: [1],
  cost: 1,
  types: ['reaction', 'shelter'],
  home: 'shelter',
  abilities: [
    {
      moment: 'bought',
      from: 'hand',
      optional: true,
      when: (me, { owner, kind }) => owner === me && kind.isVictory,
      does(me, _event, hovel) {
        me.trash([hovel]);
      },
    },
  ],
  hints: { worth: -1.2 },
  reactsBy: 'trash',
} as const satisfies CardFile;
