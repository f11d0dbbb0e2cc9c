import type { Card } from '@provincia/engine';

export const diplomat: Card = {
  id: 'diplomat',
  set: 'intrigue',
  editions: [2],
  cost: 4,
  types: ['action', 'reaction'],
  play(me) {
    me.draw(2);
    if (me.hand.length <= 5) me.addActions(2);
  },
  abilities: [
    {
      moment: 'attack-played',
      from: 'hand',
      optional: true,
      when: (me, attack) => attack.by !== me && me.hand.length >= 5,
      does(me, _attack, diplomat) {
        me.reveal([diplomat]);
        me.draw(2);
        me.discard(me.pick({ purpose: 'discard', min: 3, max: 3 }));
      },
    },
  ],
};
