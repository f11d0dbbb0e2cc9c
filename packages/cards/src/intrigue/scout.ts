import { without } from '@provincia/engine';
import type { CardFile } from '../card-file.ts';

export const scout = {
  id: 'scout',
  set: 'intrigue',
  editions: [1],
  cost: 4,
  types: ['action'],
  plus: { actions: 1 },
  play(me) {
    const revealed = me.revealFromDeck(4);
    const taken = revealed.filter((card) => me.kindOf(card).isVictory);
    me.putInHand(taken, 'aside');
    me.putOnDeck(me.order(without(revealed, taken), 'aside'), 'aside');
  },
  hints: { worth: 0.6, power: 0.4, order: 9 },
} as const satisfies CardFile;
