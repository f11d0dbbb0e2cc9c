import type { Card } from '@provincia/engine';

export const moat: Card = {
  id: 'moat',
  set: 'base',
  editions: [1, 2],
  cost: 2,
  types: ['action', 'reaction'],
  play(me) {
    me.draw(2);
  },
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
};
