import type { Card } from '@provincia/engine';

export const secretChamber: Card = {
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
};
