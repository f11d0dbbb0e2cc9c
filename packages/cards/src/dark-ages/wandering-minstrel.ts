import { type Card, without } from '@provincia/engine';

export const wanderingMinstrel: Card = {
  id: 'wandering-minstrel',
  set: 'dark-ages',
  editions: [1],
  cost: 4,
  types: ['action'],
  play(me) {
    me.draw(1);
    me.addActions(2);
    const revealed = me.revealFromDeck(3);
    const actions = revealed.filter((card) => me.kindOf(card).isAction);
    me.putOnDeck(me.order(actions, 'aside'), 'aside');
    me.discard(without(revealed, actions), 'aside');
  },
};
