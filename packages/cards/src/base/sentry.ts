import { without } from '@provincia/engine';
import type { CardFile } from '../card-file.ts';

export const sentry = {
  id: 'sentry',
  set: 'base',
  editions: [2],
  cost: 5,
  types: ['action'],
  plus: { cards: 1, actions: 1 },
  play(me) {
    const seen = me.lookAtDeck(2);
    const trashed = me.pickFrom({ cards: seen, from: 'looking' }, { purpose: 'trash', min: 0, max: 2 });
    me.trash(trashed, 'looking');
    const left = without(seen, trashed);
    const discarded = me.pickFrom({ cards: left, from: 'looking' }, { purpose: 'discard', min: 0, max: 2 });
    me.discard(discarded, 'looking');
    me.putOnDeck(me.order(without(left, discarded), 'looking'), 'looking');
  },
  roles: ['trasher'],
  hints: { worth: 5, power: 2.4, order: 8 },
  asks: { trash: { why: ['sentryTrash'] }, discard: { why: ['sentryDiscard'] } },
  fillsUp: 20,
} as const satisfies CardFile;
