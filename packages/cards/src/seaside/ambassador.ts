import { NOWHERE } from '@provincia/engine';
import type { CardFile } from '../card-file.ts';

export const ambassador = {
  id: 'ambassador',
  set: 'seaside',
  editions: [1],
  cost: 3,
  types: ['action', 'attack'],
  play(me, attack) {
    for (const card of me.pick({ purpose: 'reveal' })) {
      me.reveal([card]);
      const kind = me.kindOf(card);
      if (me.table.supply.pileOf(kind) === NOWHERE) return;
      const copies = me.cardsOf('hand', kind).slice(0, 2);
      const returned = me.amount('return', copies.length, kind.id);
      for (const copy of copies.slice(0, returned)) me.returnToPile(copy, 'hand');
      attack.eachVictim((victim) => victim.gainCopy(kind));
    }
  },
  refillsPiles: true,
  roles: ['trasher'],
  hints: { worth: 3.6, power: 2.4 },
  asks: { reveal: { why: ['ambassadorReveal'] }, return: { why: ['ambassadorReturn'] } },
} as const satisfies CardFile;
