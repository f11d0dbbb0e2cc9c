import type { CardFile } from '../card-file.ts';

export const tactician = {
  id: 'tactician',
  set: 'seaside',
  editions: [1, 2],
  cost: 5,
  types: ['action', 'duration'],
  play(me, tactician) {
    if (me.hand.length === 0) tactician.done();
    me.discard([...me.hand]);
  },
  nextTurn: { cards: 5, actions: 1, buys: 1 },
  roles: ['draw', 'buy'],
  hints: { worth: 3.8, power: 3 },
} as const satisfies CardFile;
