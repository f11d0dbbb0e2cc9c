import type { CardFile } from '../card-file.ts';

export const talisman = {
  id: 'talisman',
  set: 'prosperity',
  editions: [1],
  cost: 4,
  types: ['treasure'],
  plus: { coins: 1 },
  abilities: [
    {
      moment: 'bought',
      from: 'play',
      optional: false,
      own: true,
      // Whether the next card of a mixed pile is another copy must not show before the purchase is made.
      when: (me, { kind, cost, pile }) =>
        !kind.isVictory && cost.isAtMost(4) && me.table.supply.canGainFrom(pile),
      does(me, { pile }) {
        me.gainNextOf(pile);
      },
    },
  ],
  roles: ['gainer'],
  hints: { worth: 3.3, power: 0.4 },
} as const satisfies CardFile;
