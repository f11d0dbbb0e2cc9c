import { type Card, without } from '@provincia/engine';

export const patrol: Card = {
  id: 'patrol',
  set: 'intrigue',
  editions: [2],
  cost: 5,
  types: ['action'],
  play(me) {
    me.draw(3);
    const revealed = me.revealFromDeck(4);
    const taken = revealed.filter((card) => {
      const kind = me.kindOf(card);
      return kind.isVictory || kind.isCurse;
    });
    me.putInHand(taken, 'aside');
    me.putOnDeck(me.order(without(revealed, taken), 'aside'), 'aside');
  },
};
