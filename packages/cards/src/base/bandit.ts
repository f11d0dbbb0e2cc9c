import { without } from '@provincia/engine';
import type { CardFile } from '../card-file.ts';

export const bandit = {
  id: 'bandit',
  set: 'base',
  editions: [2],
  cost: 5,
  types: ['action', 'attack'],
  play(me, attack) {
    me.gain('gold');
    attack.eachVictim((victim) => {
      const revealed = victim.revealFromDeck(2);
      const trashed = victim.pickFrom(
        { cards: revealed, from: 'aside' },
        {
          purpose: 'trash',
          which: (kind) => kind.isTreasure && kind.id !== 'copper',
        },
      );
      victim.trash(trashed, 'aside');
      victim.discard(without(revealed, trashed), 'aside');
    });
  },
  roles: ['thief'],
  hints: { worth: 4.6, power: 3.5, attacks: 'deck' },
  asks: { trash: { why: ['oneOfTwo'] } },
} as const satisfies CardFile;
