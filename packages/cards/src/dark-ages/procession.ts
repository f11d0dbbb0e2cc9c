import type { CardFile } from '../card-file.ts';

export const procession = {
  id: 'procession',
  set: 'dark-ages',
  editions: [1],
  cost: 4,
  types: ['action'],
  play(me) {
    for (const card of me.pick({ purpose: 'play', min: 0, which: (kind) => kind.isAction })) {
      const chosen = me.track(card, 'hand');
      me.play(chosen);
      me.play(chosen);
      me.trashTracked(chosen);
      me.gainOneOf({ exactly: me.costOf(card).plus(1), which: (kind) => kind.isAction });
    }
  },
  roles: ['remodeler'],
  hints: { worth: 2.8, power: 2.5 },
  asks: {
    play: { noun: 'action', times: 2, why: ['procession'] },
    gain: { noun: 'action', why: [['exactlyMore', { coins: 1 }]] },
  },
} as const satisfies CardFile;
