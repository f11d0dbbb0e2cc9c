import type { CardFile } from '../card-file.ts';

export const venture = {
  id: 'venture',
  set: 'prosperity',
  editions: [1],
  cost: 5,
  types: ['treasure'],
  plus: { coins: 1 },
  play(me) {
    const { found, others } = me.revealUntil((kind) => kind.isTreasure);
    me.discard(others, 'aside');
    for (const card of found) me.play(me.track(card, 'aside'));
  },
  hints: { worth: 5.2, power: 1.5 },
  raisesTreasures: true,
} as const satisfies CardFile;
