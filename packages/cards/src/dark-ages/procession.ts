import type { Card } from '@provincia/engine';

export const procession: Card = {
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
      me.gainOneOf({ exactly: me.costOf(card) + 1, which: (kind) => kind.isAction });
    }
  },
};
