import type { CardFile } from '../card-file.ts';

export const merchant = {
  id: 'merchant',
  set: 'base',
  editions: [2],
  cost: 3,
  types: ['action'],
  plus: { cards: 1, actions: 1 },
  abilities: [
    {
      // One coin for every Merchant played before the first Silver of the turn; none for those played after it.
      moment: 'played',
      from: 'this-turn',
      optional: false,
      when: (me, { kind }) => kind.id === 'silver' && me.timesPlayed((one) => one === kind) === 1,
      does(me) {
        me.addCoins(1);
      },
    },
  ],
  hints: { worth: 2.9, power: 1.5, order: 6 },
  raisesTreasures: true,
  fillsUp: 16,
} as const satisfies CardFile;
