import type { Card } from '@provincia/engine';

export const merchant: Card = {
  id: 'merchant',
  set: 'base',
  editions: [2],
  cost: 3,
  types: ['action'],
  play(me) {
    me.draw(1);
    me.addActions(1);
  },
  abilities: [
    {
      // One coin for every Merchant played before the first Silver of the turn; none for those played after it.
      moment: 'played',
      from: 'this-turn',
      optional: false,
      when: (me, { kind }) => kind.id === 'silver' && me.table.timesPlayed(kind) === 1,
      does(me) {
        me.addCoins(1);
      },
    },
  ],
};
