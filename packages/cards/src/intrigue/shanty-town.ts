import type { CardFile } from '../card-file.ts';

export const shantyTown = {
  id: 'shanty-town',
  set: 'intrigue',
  editions: [1, 2],
  cost: 3,
  types: ['action'],
  plus: { actions: 2 },
  play(me) {
    me.reveal(me.hand);
    if (!me.hand.some((card) => me.kindOf(card).isAction)) me.draw(2);
  },
  roles: ['draw'],
  hints: { worth: 1.9, power: 1.2, order: 1 },
} as const satisfies CardFile;
