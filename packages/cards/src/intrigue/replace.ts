import type { CardFile } from '../card-file.ts';

export const replace = {
  id: 'replace',
  set: 'intrigue',
  editions: [2],
  cost: 5,
  types: ['action', 'attack'],
  play(me, attack) {
    for (const card of me.pick({ purpose: 'trash' })) {
      me.trash([card]);
      const pile = me.pickPile('gain', { upTo: me.costOf(card).plus(2) });
      if (pile === null) return;
      const kind = me.table.supply.top(pile);
      me.gainFrom(pile, kind?.isAction || kind?.isTreasure ? 'deck' : 'discard');
      if (kind?.isVictory) attack.eachVictim((victim) => victim.gain('curse'));
    }
  },
  roles: ['trasher', 'remodeler', 'curser'],
  hints: { worth: 4.2, power: 2.8 },
  asks: { trash: { why: [['forMore', { coins: 2 }]] }, gain: { why: [['more', { coins: 2 }], 'replace'] } },
} as const satisfies CardFile;
