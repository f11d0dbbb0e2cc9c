import type { CardFile } from '../card-file.ts';

export const tradingPost = {
  id: 'trading-post',
  set: 'intrigue',
  editions: [1, 2],
  cost: 5,
  types: ['action'],
  play(me) {
    const cards = me.pick({ purpose: 'trash', min: 2, max: 2 });
    me.trash(cards);
    if (cards.length === 2) me.gain('silver', 'hand');
  },
  roles: ['trasher'],
  hints: { worth: 3.9, power: 2.4 },
  asks: { trash: { why: ['tradingPost'] } },
} as const satisfies CardFile;
