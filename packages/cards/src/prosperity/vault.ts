import type { CardFile } from '../card-file.ts';

export const vault = {
  id: 'vault',
  set: 'prosperity',
  editions: [1, 2],
  cost: 5,
  types: ['action'],
  plus: { cards: 2 },
  play(me) {
    const discarded = me.pick({ purpose: 'discard', min: 0, max: me.hand.length });
    me.discard(discarded);
    me.addCoins(discarded.length);
    for (const other of me.others()) {
      if (other.hand.length === 0 || !other.yesNo('discard-two')) continue;
      const two = other.pick({ purpose: 'discard', min: 2, max: 2 });
      other.discard(two);
      if (two.length === 2) other.draw(1);
    }
  },
  hints: { worth: 5.2, power: 3.8 },
  asks: { discard: { why: ['vault'] }, 'discard-two': { why: ['vaultOthers'] } },
} as const satisfies CardFile;
