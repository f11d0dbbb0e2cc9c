import type { CardFile } from '../card-file.ts';

export const cultist = {
  id: 'cultist',
  set: 'dark-ages',
  editions: [1],
  cost: 5,
  types: ['action', 'attack', 'looter'],
  brings: ['ruins'],
  plus: { cards: 2 },
  play(me, attack) {
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
  hints: { worth: 6.2, power: 5, whenTrashed: 2.5 },
  asks: { play: { why: ['noAction'] } },
} as const satisfies CardFile;
