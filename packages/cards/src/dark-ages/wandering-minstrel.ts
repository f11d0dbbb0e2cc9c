import { without } from '@provincia/engine';
import type { CardFile } from '../card-file.ts';

export const wanderingMinstrel = {
  id: 'wandering-minstrel',
  set: 'dark-ages',
  editions: [1],
  cost: 4,
  types: ['action'],
  plus: { cards: 1, actions: 2 },
  play(me) {
    const revealed = me.revealFromDeck(3);
    const actions = revealed.filter((card) => me.kindOf(card).isAction);
    me.putOnDeck(me.order(actions, 'aside'), 'aside');
    me.discard(without(revealed, actions), 'aside');
  },
  hints: { worth: 2.4, power: 1.3, order: 8 },
} as const satisfies CardFile;
