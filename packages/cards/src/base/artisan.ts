import type { CardFile } from '../card-file.ts';

export const artisan = {
  id: 'artisan',
  set: 'base',
  editions: [2],
  cost: 6,
  types: ['action'],
  play(me) {
    me.gainOneOf({ upTo: 5, to: 'hand' });
    me.putOnDeck(me.pick({ purpose: 'put-on-deck' }));
  },
  roles: ['gainer'],
  hints: { worth: 5.2, power: 3.6 },
  asks: { gain: { to: 'hand', why: [['upTo', { coins: 5 }]] }, 'put-on-deck': { why: ['next'] } },
} as const satisfies CardFile;
