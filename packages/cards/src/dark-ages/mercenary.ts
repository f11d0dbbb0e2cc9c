import type { CardFile } from '../card-file.ts';

export const mercenary = {
  id: 'mercenary',
  set: 'dark-ages',
  editions: [1],
  cost: 0,
  types: ['action', 'attack'],
  home: 'outside',
  play(me, attack) {
    if (me.hand.length === 0 || !me.yesNo('trash-two')) return;
    const cards = me.pick({ purpose: 'trash', min: 2, max: 2 });
    me.trash(cards);
    if (cards.length < 2) return;
    me.draw(2);
    me.addCoins(2);
    attack.eachVictim((victim) => victim.discardDownTo(3));
  },
  hints: { worth: 3.8, power: 4.5 },
  asks: {
    'trash-two': { why: ['mercenary'] },
    trash: { why: ['mercenary'] },
    discard: { why: [['keep', { count: 3 }]] },
  },
} as const satisfies CardFile;
