import type { Card } from '@provincia/engine';

export const upgrade: Card = {
  id: 'upgrade',
  set: 'intrigue',
  editions: [1, 2],
  cost: 5,
  types: ['action'],
  play(me) {
    me.draw(1);
    me.addActions(1);
    for (const card of me.pick({ purpose: 'trash' })) {
      me.trash([card]);
      me.gainOneOf({ exactly: me.costOf(card) + 1 });
    }
  },
};
