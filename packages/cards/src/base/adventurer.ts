import type { Card } from '@provincia/engine';

export const adventurer: Card = {
  id: 'adventurer',
  set: 'base',
  editions: [1],
  cost: 6,
  types: ['action'],
  play(me) {
    const first = me.revealUntil((kind) => kind.isTreasure);
    const second = me.revealUntil((kind) => kind.isTreasure);
    me.putInHand([...first.found, ...second.found], 'aside');
    me.discard([...first.others, ...second.others], 'aside');
  },
};
