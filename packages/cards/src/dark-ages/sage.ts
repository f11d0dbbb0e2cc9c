import type { CardFile } from '../card-file.ts';

export const sage = {
  id: 'sage',
  set: 'dark-ages',
  editions: [1],
  cost: 3,
  types: ['action'],
  plus: { actions: 1 },
  play(me) {
    const { found, others } = me.revealUntil((kind) => me.table.cost(kind).coins >= 3);
    me.putInHand(found, 'aside');
    me.discard(others, 'aside');
  },
  hints: { worth: 2.6, power: 1.8, cards: 1, order: 7 },
} as const satisfies CardFile;
