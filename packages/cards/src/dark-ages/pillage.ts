import type { CardFile } from '../card-file.ts';

export const pillage = {
  id: 'pillage',
  set: 'dark-ages',
  editions: [1],
  cost: 5,
  types: ['action', 'attack'],
  brings: ['spoils'],
  play(me, attack) {
    attack.trashThis();
    attack.eachVictim((victim) => {
      if (victim.hand.length < 5) return;
      victim.reveal(victim.hand);
      victim.discard(me.pickFrom({ cards: victim.hand, from: 'hand', of: victim }, { purpose: 'discard' }));
    });
    me.gain('spoils');
    me.gain('spoils');
  },
  roles: ['discarder'],
  hints: { worth: 4.2, power: 4, attacks: 'hand' },
  asks: { discard: { why: ['pillage'] } },
} as const satisfies CardFile;
