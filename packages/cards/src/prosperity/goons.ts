import type { CardFile } from '../card-file.ts';

export const goons = {
  id: 'goons',
  set: 'prosperity',
  editions: [1],
  cost: 6,
  types: ['action', 'attack'],
  counters: { vp: { points: 1 } },
  plus: { buys: 1, coins: 2 },
  play(_me, attack) {
    attack.eachVictim((victim) => victim.discardDownTo(3));
  },
  abilities: [
    {
      moment: 'bought',
      from: 'play',
      optional: false,
      own: true,
      does(me) {
        me.addTo('vp', 1);
      },
    },
  ],
  roles: ['discarder'],
  hints: { worth: 6.6, power: 4.2, attacks: 'hand' },
  asks: { discard: { why: [['keep', { count: 3 }]] } },
} as const satisfies CardFile;
