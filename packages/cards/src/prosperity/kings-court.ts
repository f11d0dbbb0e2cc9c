import type { CardFile } from '../card-file.ts';

export const kingsCourt = {
  id: 'kings-court',
  set: 'prosperity',
  editions: [1, 2],
  cost: 7,
  types: ['action'],
  play(me) {
    for (const card of me.pick({ purpose: 'play', min: 0, which: (kind) => kind.isAction })) {
      const chosen = me.track(card, 'hand');
      for (let plays = 0; plays < 3; plays++) me.play(chosen);
    }
  },
  hints: { worth: 6, power: 4 },
  asks: { play: { noun: 'action', times: 3 } },
} as const satisfies CardFile;
