import type { CardFile } from '../card-file.ts';

export const forge = {
  id: 'forge',
  set: 'prosperity',
  editions: [1, 2],
  cost: 7,
  types: ['action'],
  play(me) {
    const cards = me.pick({ purpose: 'trash', min: 0, max: me.hand.length, priced: true });
    me.trash(cards);
    me.gainOneOf({ exactly: cards.reduce((sum, card) => sum + me.costOf(card).coins, 0) });
  },
  roles: ['trasher', 'remodeler'],
  hints: { worth: 5, power: 3 },
  asks: { trash: { why: ['forge'] }, gain: { why: ['forgeGain'] } },
} as const satisfies CardFile;
