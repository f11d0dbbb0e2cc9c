import type { CardFile } from '../card-file.ts';

export const lighthouse = {
  id: 'lighthouse',
  set: 'seaside',
  editions: [1, 2],
  cost: 2,
  types: ['action', 'duration'],
  plus: { actions: 1, coins: 1 },
  nextTurn: { coins: 1 },
  abilities: [
    {
      moment: 'attack-aimed',
      from: 'waiting',
      optional: false,
      when: (me, attack) => attack.by !== me && !attack.spares(me),
      does(me, attack) {
        attack.keepFrom(me);
      },
    },
  ],
  roles: ['defence'],
  hints: { worth: 2.6, power: 1.8, order: 5 },
} as const satisfies CardFile;
