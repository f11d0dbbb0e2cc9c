import type { CardFile } from '../card-file.ts';

export const secretPassage = {
  id: 'secret-passage',
  set: 'intrigue',
  editions: [2],
  cost: 4,
  types: ['action'],
  plus: { cards: 2, actions: 1 },
  play(me) {
    for (const card of me.pick({ purpose: 'put-in-deck' })) me.putInDeck(card, me.placeInDeck(card));
  },
  hints: { worth: 3.3, power: 1.6, order: 6 },
  asks: { 'put-in-deck': { why: ['passage'] } },
} as const satisfies CardFile;
