import type { CardFile } from '../card-file.ts';

export const secretChamber = {
  id: 'secret-chamber',
  set: 'intrigue',
  editions: [1],
  cost: 2,
  types: ['action', 'reaction'],
  play(me) {
    const cards = me.pick({ purpose: 'discard', min: 0, max: me.hand.length });
    me.discard(cards);
    me.addCoins(cards.length);
  },
  abilities: [
    {
      moment: 'attack-played',
      from: 'hand',
      optional: true,
      when: (me, attack) => attack.by !== me,
      does(me, _attack, chamber) {
        me.reveal([chamber]);
        me.draw(2);
        me.putOnDeck(me.pick({ purpose: 'put-on-deck', min: 2, max: 2, ordered: true }));
      },
    },
  ],
  roles: ['defence'],
  hints: { worth: 1.6, power: 1.2 },
  asks: { discard: { why: ['coinEach'] }, 'put-on-deck': { unplayed: true, why: ['revealedIt', 'order'] } },
  reactsBy: 'reveal',
} as const satisfies CardFile;
