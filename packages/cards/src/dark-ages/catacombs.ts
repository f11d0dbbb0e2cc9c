import type { Card } from '@provincia/engine';

export const catacombs: Card = {
  id: 'catacombs',
  set: 'dark-ages',
  editions: [1],
  cost: 5,
  types: ['action'],
  play(me) {
    const seen = me.lookAtDeck(3);
    const [option] = me.choose(['to-hand', 'discard']);
    if (option === 'to-hand') {
      me.putInHand(seen, 'looking');
    } else {
      me.discard(seen, 'looking');
      me.draw(3);
    }
  },
  abilities: [
    {
      moment: 'trashed',
      from: 'itself',
      optional: false,
      does(me, _event, itself) {
        me.gainOneOf({ upTo: me.costOf(itself) - 1 });
      },
    },
  ],
};
