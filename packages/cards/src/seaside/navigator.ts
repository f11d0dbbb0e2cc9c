import type { CardFile } from '../card-file.ts';

export const navigator = {
  id: 'navigator',
  set: 'seaside',
  editions: [1],
  cost: 4,
  types: ['action'],
  plus: { coins: 2 },
  play(me) {
    const seen = me.lookAtDeck(5);
    if (seen.length === 0) return;
    const [option] = me.choose(['discard', 'put-back']);
    if (option === 'discard') me.discard(seen, 'looking');
    else me.putOnDeck(me.order(seen, 'looking'), 'looking');
  },
  hints: { worth: 3.2, power: 2.5 },
  asks: { choose: { why: ['lookingAt'] } },
} as const satisfies CardFile;
