import type { Kind } from '@provincia/engine';
import type { CardFile } from '../card-file.ts';

export const countingHouse = {
  id: 'counting-house',
  set: 'prosperity',
  editions: [1],
  cost: 5,
  types: ['action'],
  play(me) {
    const discarded = { cards: me.zones.discard, from: 'discard' } as const;
    const isCopper = ({ id }: Kind) => id === 'copper';
    const max = me.count('discard', 'copper');
    const coppers = me.pickFrom(discarded, { purpose: 'put-in-hand', min: 0, max, which: isCopper });
    me.putInHand(coppers, 'discard');
  },
  hints: { worth: 2.5, power: 2 },
  asks: { 'put-in-hand': { why: ['countingHouse'] } },
} as const satisfies CardFile;
