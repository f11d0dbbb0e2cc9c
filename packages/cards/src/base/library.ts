import type { Card } from '@provincia/engine';

export const library: Card = {
  id: 'library',
  set: 'base',
  editions: [1, 2],
  cost: 5,
  types: ['action'],
  play(me) {
    const setAside: number[] = [];
    while (me.hand.length < 7) {
      const [card] = me.lookAtDeck(1);
      if (card === undefined) break;
      const kind = me.kindOf(card);
      if (kind.isAction && me.yesNo('set-aside', kind.id)) {
        me.setAside([card], 'looking');
        setAside.push(card);
      } else {
        me.putInHand([card], 'looking');
      }
    }
    me.discard(setAside, 'aside');
  },
};
