import type { Card } from '@provincia/engine';

export const hovel: Card = {
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
};
