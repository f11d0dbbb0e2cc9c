import type { Card } from '@provincia/engine';

export const mercenary: Card = {
  id: 'mercenary',
  set: 'dark-ages',
  editions: [1],
  cost: 0,
  types: ['action', 'attack'],
  home: 'outside',
  play(me, attack) {
    if (me.hand.length === 0 || !me.yesNo('trash-two')) return;
    const cards = me.pick({ purpose: 'trash', min: 2, max: 2 });
    me.trash(cards);
    if (cards.length < 2) return;
    me.draw(2);
    me.addCoins(2);
    attack.eachVictim((victim) => victim.discardDownTo(3));
  },
};
