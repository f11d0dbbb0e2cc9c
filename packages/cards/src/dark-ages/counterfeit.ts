import type { CardFile } from '../card-file.ts';

export const counterfeit = {
  id: 'counterfeit',
  set: 'dark-ages',
  editions: [1],
  cost: 5,
  types: ['treasure'],
  plus: { coins: 1, buys: 1 },
  play(me) {
    for (const card of me.pick({ purpose: 'play', min: 0, which: (kind) => kind.isTreasure })) {
      const chosen = me.track(card, 'hand');
      me.play(chosen);
      me.play(chosen);
      me.trashTracked(chosen);
    }
  },
  usesTreasures: true,
  roles: ['trasher', 'buy'],
  hints: { worth: 4.4 },
  asks: { play: { noun: 'treasure', times: 2, why: ['counterfeit'] } },
  raisesTreasures: true,
  usesUp: true,
} as const satisfies CardFile;
