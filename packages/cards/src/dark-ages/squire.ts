import type { Card } from '@provincia/engine';

export const squire: Card = {
  id: 'squire',
  set: 'dark-ages',
  editions: [1],
  cost: 2,
  types: ['action'],
  play(me) {
    me.addCoins(1);
    const [option] = me.choose(['+2-actions', '+2-buys', 'gain-silver']);
    if (option === '+2-actions') me.addActions(2);
    else if (option === '+2-buys') me.addBuys(2);
    else me.gain('silver');
  },
  abilities: [
    {
      moment: 'trashed',
      from: 'itself',
      optional: false,
      does(me) {
        me.gainOneOf({ which: (kind) => kind.isAttack });
      },
    },
  ],
};
