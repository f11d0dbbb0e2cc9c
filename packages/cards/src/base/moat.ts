import type { CardFile } from '../card-file.ts';

export const moat = {
  id: 'moat',
  set: 'base',
  editions: [1, 2],
  cost: 2,
  types: ['action', 'reaction'],
  plus: { cards: 2 },
  abilities: [
    {
      moment: 'attack-played',
      from: 'hand',
      optional: true,
      when: (me, attack) => attack.by !== me && !attack.spares(me),
      does(me, attack, moat) {
        me.reveal([moat]);
        attack.spare(me);
      },
    },
  ],
  roles: ['defence'],
  hints: { worth: 2.2, power: 2 },
  reactsBy: 'reveal',
} as const satisfies CardFile;
