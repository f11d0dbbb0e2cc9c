import type { CardFile } from '../card-file.ts';

export const diplomat = {
  id: 'diplomat',
  set: 'intrigue',
  editions: [2],
  cost: 4,
  types: ['action', 'reaction'],
  plus: { cards: 2 },
  play(me) {
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
  roles: ['defence'],
  hints: { worth: 3, power: 2 },
  asks: { discard: { unplayed: true, why: ['revealedIt'] } },
  reactsBy: 'reveal',
} as const satisfies CardFile;
