import type { CardFile } from '../card-file.ts';

export const throneRoom = {
  id: 'throne-room',
  set: 'base',
  editions: [1, 2],
  cost: 4,
  types: ['action'],
  play(me) {
    for (const card of me.pick({ purpose: 'play', min: 0, which: (kind) => kind.isAction })) {
      const chosen = me.track(card, 'hand');
      me.play(chosen);
      me.play(chosen);
    }
  },
  hints: { worth: 2.8, power: 2.5 },
  asks: { play: { noun: 'action', times: 2, why: ['noAction'] } },
  fillsUp: 19,
} as const satisfies CardFile;
