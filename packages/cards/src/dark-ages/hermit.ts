import type { Card } from '@provincia/engine';

export const hermit: Card = {
  id: 'hermit',
  set: 'dark-ages',
  editions: [1],
  cost: 3,
  types: ['action'],
  brings: ['madman'],
  play(me) {
    const trashed = me.pickFromHandOrDiscard({ purpose: 'trash', min: 0, which: (kind) => !kind.isTreasure });
    if (trashed !== null) me.trash([trashed.card], trashed.from);
    me.gainOneOf({ upTo: 3 });
  },
  abilities: [
    {
      moment: 'discarded-from-play',
      from: 'itself',
      optional: false,
      when: (me) => me.table.state.bought === 0,
      does(me, _event, hermit) {
        me.trash([hermit], 'discard');
        me.gain('madman');
      },
    },
  ],
};
