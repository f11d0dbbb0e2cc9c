import type { Card } from '@provincia/engine';

export const beggar: Card = {
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
};
