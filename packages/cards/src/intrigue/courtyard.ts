import type { CardFile } from '../card-file.ts';

export const courtyard = {
  id: 'courtyard',
  set: 'intrigue',
  editions: [1, 2],
  cost: 2,
  types: ['action'],
  plus: { cards: 3 },
  play(me) {
    me.putOnDeck(me.pick({ purpose: 'put-on-deck' }));
  },
  hints: { worth: 3.4, power: 2.8 },
  asks: { 'put-on-deck': { why: ['next'] } },
} as const satisfies CardFile;
