import type { CardFile } from '../card-file.ts';

export const watchtower = {
  id: 'watchtower',
  set: 'prosperity',
  editions: [1, 2],
  cost: 3,
  types: ['action', 'reaction'],
  play(me) {
    me.draw(Math.max(0, 6 - me.hand.length));
  },
  abilities: [
    {
      moment: 'gained',
      from: 'hand',
      optional: true,
      own: true,
      when: (me, { ref }) => me.isThere(ref),
      does(me, { ref, cards: [{ kind }] }, watchtower) {
        me.reveal([watchtower]);
        const [option] = me.choose(['trash', 'topdeck'], { about: kind.id });
        if (option === 'trash') me.trashTracked(ref);
        else me.putTrackedOnDeck(ref);
      },
    },
  ],
  roles: ['draw', 'defence'],
  hints: { worth: 2.8, power: 2, cards: 1 },
  asks: { choose: { unplayed: true } },
  reactsBy: 'reveal',
  movesGainsTo: ['trash', 'deck'],
} as const satisfies CardFile;
