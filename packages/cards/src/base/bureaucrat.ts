import type { Card } from '@provincia/engine';

export const bureaucrat: Card = {
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
};
