import type { CardFile } from '../card-file.ts';

export const beggar = {
  id: 'beggar',
  set: 'dark-ages',
  editions: [1],
  cost: 2,
  types: ['action', 'reaction'],
  play(me) {
    for (let i = 0; i < 3; i++) me.gain('copper', 'hand');
  },
  abilities: [
    {
      moment: 'attack-played',
      from: 'hand',
      optional: true,
      when: (me, attack) => attack.by !== me,
      does(me, _attack, beggar) {
        me.discard([beggar]);
        me.gain('silver', 'deck');
        me.gain('silver');
      },
    },
  ],
  roles: ['defence'],
  hints: { worth: 1.4, power: 1.5 },
  reactsBy: 'discard',
} as const satisfies CardFile;
