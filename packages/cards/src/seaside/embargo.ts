import type { CardFile } from '../card-file.ts';

export const embargo = {
  id: 'embargo',
  set: 'seaside',
  editions: [1],
  cost: 2,
  types: ['action'],
  tokens: ['embargo'],
  plus: { coins: 2 },
  play(me, embargo) {
    if (embargo.trashThis()) me.addToken('embargo', me.pickAnyPile('put-token'));
  },
  abilities: [
    {
      moment: 'bought',
      from: 'game',
      optional: false,
      when: (me, { owner, pile }) => owner === me && me.tokensOn('embargo', pile) > 0,
      does(me, { pile }) {
        for (let tokens = me.tokensOn('embargo', pile); tokens > 0; tokens--) me.gain('curse');
      },
    },
  ],
  hints: { worth: 1.8, power: 2 },
  asks: { 'put-token': { why: ['embargo'] } },
} as const satisfies CardFile;
