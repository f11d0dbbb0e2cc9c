import type { CardFile } from '../card-file.ts';

export const library = {
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
  roles: ['draw'],
  hints: { worth: 4.5, power: 3, cards: 2 },
  asks: { 'set-aside': { why: ['library'] } },
  fillsUp: 12,
} as const satisfies CardFile;
