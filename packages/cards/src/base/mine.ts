import type { Card } from '@provincia/engine';

export const mine: Card = {
  id: 'mine',
  set: 'base',
  editions: [1, 2],
  cost: 5,
  types: ['action'],
  play(me) {
    for (const card of me.pick({ purpose: 'trash', min: 0, which: (kind) => kind.isTreasure })) {
      me.trash([card]);
      me.gainOneOf({ upTo: me.costOf(card) + 3, which: (kind) => kind.isTreasure, to: 'hand' });
    }
  },
};
