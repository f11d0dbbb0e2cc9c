import type { CardFile } from '../card-file.ts';

export const treasury = {
  id: 'treasury',
  set: 'seaside',
  editions: [1, 2],
  cost: 5,
  types: ['action'],
  plus: { cards: 1, actions: 1, coins: 1 },
  abilities: [
    {
      moment: 'buy-phase-ended',
      from: 'play',
      optional: true,
      when: (me, { owner }) => owner === me && !me.gainedThisPhase((kind) => kind.isVictory),
      does(me, _event, treasury) {
        me.putOnDeck([treasury], 'play');
      },
    },
  ],
  asksForGains: true,
  hints: { worth: 4.6, power: 2.2, order: 8 },
  reactsBy: 'put-on-deck',
} as const satisfies CardFile;
