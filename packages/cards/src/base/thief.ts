import { without } from '@provincia/engine';
import type { CardFile } from '../card-file.ts';

export const thief = {
  id: 'thief',
  set: 'base',
  editions: [1],
  cost: 4,
  types: ['action', 'attack'],
  play(me, attack) {
    const stolen: number[] = [];
    attack.eachVictim((victim) => {
      const revealed = victim.revealFromDeck(2);
      const trashed = me.pickFrom(
        { cards: revealed, from: 'aside', of: victim },
        { purpose: 'trash', which: (kind) => kind.isTreasure },
      );
      victim.trash(trashed, 'aside');
      victim.discard(without(revealed, trashed), 'aside');
      stolen.push(...trashed);
    });
    for (const card of me.pickFrom(
      { cards: stolen, from: 'trash' },
      { purpose: 'gain', min: 0, max: stolen.length },
    ))
      me.gainFromTrash(card);
  },
  roles: ['thief'],
  hints: { worth: 2, power: 1.5, attacks: 'deck' },
  asks: { trash: { why: ['thiefTrash'] }, 'gain-from-trash': { why: ['thiefGain'] } },
} as const satisfies CardFile;
