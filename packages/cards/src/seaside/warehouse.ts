import type { CardFile } from '../card-file.ts';

export const warehouse = {
  id: 'warehouse',
  set: 'seaside',
  editions: [1, 2],
  cost: 3,
  types: ['action'],
  plus: { cards: 3, actions: 1 },
  play(me) {
    me.discard(me.pick({ purpose: 'discard', min: 3, max: 3 }));
  },
  hints: { worth: 2.8, power: 1.6, cards: 0, order: 6 },
} as const satisfies CardFile;
