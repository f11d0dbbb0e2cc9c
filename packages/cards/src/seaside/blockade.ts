import type { CardFile } from '../card-file.ts';

export const blockade = {
  id: 'blockade',
  set: 'seaside',
  editions: [2],
  cost: 4,
  types: ['action', 'duration', 'attack'],
  play(me, blockade) {
    blockade.keep(me.gainAside({ upTo: 4 }));
  },
  nextTurn: (me, kept) => me.takeBack(kept),
  abilities: [
    {
      moment: 'gained',
      from: 'suffered',
      optional: false,
      when: (me, { owner, cards: [{ kind }] }, _place, [aside]) =>
        owner === me && me.isOnTurn && kind === me.kindOf(aside),
      does(me) {
        me.gain('curse');
      },
    },
  ],
  roles: ['gainer', 'curser'],
  hints: { worth: 3.5, power: 2.8 },
  asks: { gain: { to: 'aside', why: [['upTo', { coins: 4 }], 'backNextTurn'] } },
} as const satisfies CardFile;
