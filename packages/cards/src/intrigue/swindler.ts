import type { Card } from '@provincia/engine';

export const swindler: Card = {
  id: 'swindler',
  set: 'intrigue',
  editions: [1, 2],
  cost: 3,
  types: ['action', 'attack'],
  play(me, attack) {
    me.addCoins(2);
    attack.eachVictim((victim) => {
      for (const card of victim.revealFromDeck(1)) {
        victim.trash([card], 'aside');
        const cost = me.costOf(card);
        const pile = me.pickPile('give', (_, other) => other === cost);
        if (pile !== null) victim.gainFrom(pile);
      }
    });
  },
};
