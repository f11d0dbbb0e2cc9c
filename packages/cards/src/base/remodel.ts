import type { Card } from '@provincia/engine';

export const remodel: Card = {
  id: 'remodel',
  set: 'base',
  editions: [1, 2],
  cost: 4,
  types: ['action'],
  play(me) {
    for (const card of me.pick({ purpose: 'trash' })) {
      me.trash([card]);
      me.gainOneOf({ upTo: me.costOf(card) + 2 });
    }
  },
};
