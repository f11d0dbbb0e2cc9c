import type { CardFile } from '../card-file.ts';

export const pirate = {
  id: 'pirate',
  set: 'seaside',
  editions: [2],
  cost: 5,
  types: ['action', 'duration', 'reaction'],
  nextTurn(me) {
    me.gainOneOf({ upTo: 6, which: (kind) => kind.isTreasure, to: 'hand' });
  },
  abilities: [
    {
      moment: 'gained',
      from: 'hand',
      optional: true,
      when: (_me, { cards: [{ kind }] }) => kind.isTreasure,
      does(me, _gained, pirate) {
        me.play(me.track(pirate, 'hand'));
      },
    },
  ],
  roles: ['gainer'],
  hints: { worth: 5.2, power: 3.5 },
  asks: { gain: { noun: 'treasure', to: 'hand', unplayed: true, why: [['upTo', { coins: 6 }]] } },
  reactsBy: 'play',
} as const satisfies CardFile;
