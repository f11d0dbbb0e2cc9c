import type { CardFile } from '../card-file.ts';

export const chancellor = {
  id: 'chancellor',
  set: 'base',
  editions: [1],
  cost: 3,
  types: ['action'],
  plus: { coins: 2 },
  play(me) {
    if (me.deckSize > 0 && me.yesNo('put-deck-into-discard')) me.putDeckIntoDiscard();
  },
  hints: { worth: 2.8, power: 2.2 },
  asks: { 'put-deck-into-discard': { why: ['deckAway'] } },
  fillsUp: 17,
} as const satisfies CardFile;
