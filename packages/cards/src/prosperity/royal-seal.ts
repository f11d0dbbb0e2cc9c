import type { CardFile } from '../card-file.ts';

export const royalSeal = {
  id: 'royal-seal',
  set: 'prosperity',
  editions: [1],
  cost: 5,
  types: ['treasure'],
  plus: { coins: 2 },
  abilities: [
    {
      moment: 'gained',
      from: 'play',
      optional: true,
      own: true,
      when: (me, { to, ref }) => to !== 'deck' && me.isThere(ref),
      does(me, { ref }) {
        me.putTrackedOnDeck(ref);
      },
    },
  ],
  hints: { worth: 4.4, power: 0.3 },
  reactsBy: 'apply',
  movesGainsTo: ['deck'],
} as const satisfies CardFile;
