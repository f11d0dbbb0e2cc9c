import { type Card, without } from '@provincia/engine';

export const scout: Card = {
  id: 'scout',
  set: 'intrigue',
  editions: [1],
  cost: 4,
  types: ['action'],
  play(me) {
    me.addActions(1);
    const revealed = me.revealFromDeck(4);
    const taken = revealed.filter((card) => me.kindOf(card).isVictory);
    me.putInHand(taken, 'aside');
    me.putOnDeck(me.order(without(revealed, taken), 'aside'), 'aside');
  },
};
