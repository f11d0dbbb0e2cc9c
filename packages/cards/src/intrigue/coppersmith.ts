import type { CardFile } from '../card-file.ts';

export const coppersmith = {
  id: 'coppersmith',
  set: 'intrigue',
  editions: [1],
  cost: 4,
  types: ['action'],
  // What it does, it does for the rest of the turn, once for each play.
  play() {},
  abilities: [
    {
      moment: 'played',
      from: 'this-turn',
      optional: false,
      when: (_me, { kind }) => kind.id === 'copper',
      does(me) {
        me.addCoins(1);
      },
    },
  ],
  hints: { worth: 2.4, power: 2 },
  raisesTreasures: true,
} as const satisfies CardFile;
