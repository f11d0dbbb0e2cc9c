import type { CardFile } from '../card-file.ts';

export const bureaucrat = {
  id: 'bureaucrat',
  set: 'base',
  editions: [1, 2],
  cost: 4,
  types: ['action', 'attack'],
  play(me, attack) {
    me.gain('silver', 'deck');
    attack.eachVictim((victim) => {
      const cards = victim.pick({ purpose: 'put-on-deck', which: (kind) => kind.isVictory });
      victim.reveal(cards.length > 0 ? cards : victim.hand);
      victim.putOnDeck(cards);
    });
  },
  hints: { worth: 3.2, power: 2.3 },
  asks: { 'put-on-deck': { noun: 'victory', why: ['shown'] } },
} as const satisfies CardFile;
