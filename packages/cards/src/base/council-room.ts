import type { CardFile } from '../card-file.ts';

export const councilRoom = {
  id: 'council-room',
  set: 'base',
  editions: [1, 2],
  cost: 5,
  types: ['action'],
  plus: { cards: 4, buys: 1 },
  play(me) {
    for (const other of me.others()) other.draw(1);
  },
  hints: { worth: 5, power: 4.1 },
  fillsUp: 8,
} as const satisfies CardFile;
