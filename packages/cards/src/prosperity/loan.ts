import type { CardFile } from '../card-file.ts';

export const loan = {
  id: 'loan',
  set: 'prosperity',
  editions: [1],
  cost: 3,
  types: ['treasure'],
  plus: { coins: 1 },
  play(me) {
    const { found, others } = me.revealUntil((kind) => kind.isTreasure);
    for (const card of found) {
      const [option] = me.choose(['discard', 'trash'], { about: me.kindOf(card).id });
      if (option === 'discard') me.discard([card], 'aside');
      else me.trash([card], 'aside');
    }
    me.discard(others, 'aside');
  },
  roles: ['trasher'],
  hints: { worth: 2.8 },
  asks: { choose: { why: ['loan'] } },
} as const satisfies CardFile;
