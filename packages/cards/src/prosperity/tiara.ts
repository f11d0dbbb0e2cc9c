import type { CardFile } from '../card-file.ts';

export const tiara = {
  id: 'tiara',
  set: 'prosperity',
  editions: [2],
  cost: 4,
  types: ['treasure'],
  plus: { buys: 1 },
  play(me) {
    for (const card of me.pick({ purpose: 'play', min: 0, which: (kind) => kind.isTreasure })) {
      const chosen = me.track(card, 'hand');
      me.play(chosen);
      me.play(chosen);
    }
  },
  abilities: [
    {
      moment: 'gained',
      from: 'this-turn',
      optional: true,
      own: true,
      when: (me, { to, ref }) => to !== 'deck' && me.isThere(ref),
      does(me, { ref }) {
        me.putTrackedOnDeck(ref);
      },
    },
  ],
  usesTreasures: true,
  hints: { worth: 4.2, power: 1.8 },
  asks: { play: { noun: 'treasure', times: 2 } },
  reactsBy: 'apply',
  movesGainsTo: ['deck'],
  raisesTreasures: true,
} as const satisfies CardFile;
