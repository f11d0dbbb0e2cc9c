import type { CardFile } from '../card-file.ts';

export const hermit = {
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
      when: (me) => me.table.state.turn.bought === 0,
      does(me, _event, hermit) {
        me.trash([hermit], 'discard');
        me.gain('madman');
      },
    },
  ],
  roles: ['trasher', 'gainer'],
  hints: { worth: 2.6, power: 2.2 },
  asks: { trash: { why: ['hermit'] }, gain: { why: [['upTo', { coins: 3 }]] } },
} as const satisfies CardFile;
