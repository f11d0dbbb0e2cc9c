import type { Card } from '@provincia/engine';

export const urchin: Card = {
  id: 'urchin',
  set: 'dark-ages',
  editions: [1],
  cost: 3,
  types: ['action', 'attack'],
  brings: ['mercenary'],
  play(me, attack) {
    me.draw(1);
    me.addActions(1);
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
};
