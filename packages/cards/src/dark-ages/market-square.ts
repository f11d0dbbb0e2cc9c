import type { Card } from '@provincia/engine';

export const marketSquare: Card = {
  id: 'market-square',
  set: 'dark-ages',
  editions: [1],
  cost: 3,
  types: ['action', 'reaction'],
  play(me) {
    me.draw(1);
    me.addActions(1);
    me.addBuys(1);
  },
  abilities: [
    {
      moment: 'trashed',
      from: 'hand',
      optional: true,
      when: (me, { owner, fromSupply }) => owner === me && !fromSupply,
      does(me, _event, square) {
        me.discard([square]);
        me.gain('gold');
      },
    },
  ],
};
