import type { CardFile } from '../card-file.ts';

export const madman = {
  id: 'madman',
  set: 'dark-ages',
  editions: [1],
  cost: 0,
  types: ['action'],
  home: 'outside',
  plus: { actions: 2 },
  play(me, madman) {
    if (madman.returnThis()) me.draw(me.hand.length);
  },
  hints: { worth: 3, power: 3, order: 2 },
} as const satisfies CardFile;
