import type { CardFile } from '../card-file.ts';

export const clerk = {
  id: 'clerk',
  set: 'prosperity',
  editions: [2],
  cost: 4,
  types: ['action', 'reaction', 'attack'],
  plus: { coins: 2 },
  play(_me, attack) {
    attack.eachVictim((victim) => {
      if (victim.hand.length >= 5) victim.putOnDeck(victim.pick({ purpose: 'put-on-deck' }));
    });
  },
  abilities: [
    {
      moment: 'turn-started',
      from: 'hand',
      optional: true,
      when: (me, { owner }) => owner === me,
      does(me, _turn, clerk) {
        me.play(me.track(clerk, 'hand'));
      },
    },
  ],
  roles: ['discarder'],
  hints: { worth: 3.6, power: 3, attacks: 'hand' },
  asks: { 'put-on-deck': { why: ['next'] } },
  reactsBy: 'play',
} as const satisfies CardFile;
