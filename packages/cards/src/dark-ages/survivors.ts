import type { CardFile } from '../card-file.ts';

export const survivors = {
  id: 'survivors',
  set: 'dark-ages',
  editions: [1],
  cost: 0,
  types: ['action', 'ruins'],
  home: 'mixed',
  play(me) {
    const seen = me.lookAtDeck(2);
    const [option] = me.choose(['discard', 'put-back']);
    if (option === 'discard') me.discard(seen, 'looking');
    else me.putOnDeck(me.order(seen, 'looking'), 'looking');
  },
  hints: { worth: -1.1, power: 0.3 },
  asks: { choose: { why: ['lookingAt'] } },
} as const satisfies CardFile;
