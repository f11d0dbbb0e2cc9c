import { without } from '@provincia/engine';
import type { CardFile } from '../card-file.ts';

export const lookout = {
  id: 'lookout',
  set: 'seaside',
  editions: [1, 2],
  cost: 3,
  types: ['action'],
  plus: { actions: 1 },
  play(me) {
    const seen = me.lookAtDeck(3);
    const trashed = me.pickFrom({ cards: seen, from: 'looking' }, { purpose: 'trash' });
    me.trash(trashed, 'looking');
    const left = without(seen, trashed);
    const discarded = me.pickFrom({ cards: left, from: 'looking' }, { purpose: 'discard' });
    me.discard(discarded, 'looking');
    me.putOnDeck(without(left, discarded), 'looking');
  },
  roles: ['trasher'],
  hints: { worth: 2.6, power: 1.2, order: 5 },
  asks: { trash: { why: ['lookoutTrash'] }, discard: { why: ['lookoutDiscard'] } },
} as const satisfies CardFile;
