import { type Card, without } from '@provincia/engine';

export const sentry: Card = {
  id: 'sentry',
  set: 'base',
  editions: [2],
  cost: 5,
  types: ['action'],
  play(me) {
    me.draw(1);
    me.addActions(1);
    const seen = me.lookAtDeck(2);
    const trashed = me.pickFrom({ cards: seen, from: 'looking' }, { purpose: 'trash', min: 0, max: 2 });
    me.trash(trashed, 'looking');
    const left = without(seen, trashed);
    const discarded = me.pickFrom({ cards: left, from: 'looking' }, { purpose: 'discard', min: 0, max: 2 });
    me.discard(discarded, 'looking');
    me.putOnDeck(me.order(without(left, discarded), 'looking'), 'looking');
  },
};
