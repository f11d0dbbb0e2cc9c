import type { Card } from '@provincia/engine';

export const cultist: Card = {
  id: 'cultist',
  set: 'dark-ages',
  editions: [1],
  cost: 5,
  types: ['action', 'attack', 'looter'],
  brings: ['ruins'],
  play(me, attack) {
    me.draw(2);
    attack.eachVictim((victim) => victim.gain('ruins'));
    for (const card of me.pick({ purpose: 'play', min: 0, which: (kind) => kind.id === 'cultist' })) {
      me.play(me.track(card, 'hand'));
    }
  },
  abilities: [
    {
      moment: 'trashed',
      from: 'itself',
      optional: false,
      does(me) {
        me.draw(3);
      },
    },
  ],
};
