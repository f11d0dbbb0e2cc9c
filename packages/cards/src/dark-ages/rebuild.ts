import type { Card } from '@provincia/engine';

export const rebuild: Card = {
  id: 'rebuild',
  set: 'dark-ages',
  editions: [1],
  cost: 5,
  types: ['action'],
  play(me) {
    me.addActions(1);
    const name = me.nameCard();
    const { found, others } = me.revealUntil((kind) => kind.isVictory && kind.id !== name);
    me.discard(others, 'aside');
    for (const card of found) {
      me.trash([card], 'aside');
      me.gainOneOf({ upTo: me.costOf(card) + 3, which: (kind) => kind.isVictory });
    }
  },
};
