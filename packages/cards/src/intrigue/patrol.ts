import { without } from '@provincia/engine';
import type { CardFile } from '../card-file.ts';

export const patrol = {
  id: 'patrol',
  set: 'intrigue',
  editions: [2],
  cost: 5,
  types: ['action'],
  plus: { cards: 3 },
  play(me) {
    const revealed = me.revealFromDeck(4);
    const taken = revealed.filter((card) => {
      const kind = me.kindOf(card);
      return kind.isVictory || kind.isCurse;
    });
    me.putInHand(taken, 'aside');
    me.putOnDeck(me.order(without(revealed, taken), 'aside'), 'aside');
  },
  hints: { worth: 4.7, power: 3.6 },
} as const satisfies CardFile;
