import type { CardFile } from '../card-file.ts';

export const adventurer = {
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
  roles: ['draw'],
  hints: { worth: 4.5, power: 3.3, cards: 2 },
} as const satisfies CardFile;
