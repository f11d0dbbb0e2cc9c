import type { CardFile } from '../card-file.ts';

export const crystalBall = {
  id: 'crystal-ball',
  set: 'prosperity',
  editions: [2],
  cost: 5,
  types: ['treasure'],
  plus: { coins: 1 },
  play(me) {
    for (const card of me.lookAtDeck(1)) {
      const { id, isAction, isTreasure } = me.kindOf(card);
      const options = ['trash', 'discard', ...(isAction || isTreasure ? ['play'] : [])];
      const [option] = me.choose(options, { optional: true, about: id });
      if (option === 'trash') me.trash([card], 'looking');
      else if (option === 'discard') me.discard([card], 'looking');
      else if (option === 'play') me.play(me.track(card, 'looking'));
      else me.putOnDeck([card], 'looking');
    }
  },
  roles: ['trasher'],
  hints: { worth: 4.2, power: 0.6 },
  asks: { choose: { no: 'leave', why: ['crystalBall'] } },
  raisesTreasures: true,
} as const satisfies CardFile;
