import type { Card } from '@provincia/engine';

export const shantyTown: Card = {
  id: 'shanty-town',
  set: 'intrigue',
  editions: [1, 2],
  cost: 3,
  types: ['action'],
  play(me) {
    me.addActions(2);
    me.reveal(me.hand);
    if (!me.hand.some((card) => me.kindOf(card).isAction)) me.draw(2);
  },
};
