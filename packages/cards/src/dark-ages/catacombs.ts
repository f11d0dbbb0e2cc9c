import type { CardFile } from '../card-file.ts';

export const catacombs = {
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
        me.gainOneOf({ upTo: me.costOf(itself).plus(-1) });
      },
    },
  ],
  roles: ['draw'],
  hints: { worth: 5, power: 3.5, cards: 3, whenTrashed: 3 },
  asks: {
    choose: { options: { discard: 'discard-and-draw-3' }, why: ['lookingAt'] },
    gain: { unplayed: true, why: ['cheaper'] },
  },
} as const satisfies CardFile;
