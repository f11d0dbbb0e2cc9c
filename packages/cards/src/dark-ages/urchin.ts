import type { CardFile } from '../card-file.ts';

export const urchin = {
  id: 'urchin',
  set: 'dark-ages',
  editions: [1],
  cost: 3,
  types: ['action', 'attack'],
  brings: ['mercenary'],
  plus: { cards: 1, actions: 1 },
  play(_me, attack) {
    attack.eachVictim((victim) => victim.discardDownTo(4));
  },
  abilities: [
    {
      moment: 'attack-played',
      from: 'play',
      optional: true,
      when: (me, attack, urchin) => attack.by === me && !attack.isOf(urchin),
      does(me, _attack, urchin) {
        me.trash([urchin], 'play');
        me.gain('mercenary');
      },
    },
  ],
  roles: ['discarder'],
  hints: { worth: 3, power: 1.8, order: 6, attacks: 'hand' },
  asks: { discard: { why: [['keep', { count: 4 }]] } },
  reactsBy: 'trash',
} as const satisfies CardFile;
