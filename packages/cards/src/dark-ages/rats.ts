import type { CardFile } from '../card-file.ts';

export const rats = {
  id: 'rats',
  set: 'dark-ages',
  editions: [1],
  cost: 4,
  types: ['action'],
  pile: () => 20,
  plus: { cards: 1, actions: 1 },
  play(me) {
    me.gain('rats');
    const cards = me.pick({ purpose: 'trash', which: (kind) => kind.id !== 'rats' });
    if (cards.length > 0) me.trash(cards);
    else me.reveal(me.hand);
  },
  abilities: [
    {
      moment: 'trashed',
      from: 'itself',
      optional: false,
      does(me) {
        me.draw(1);
      },
    },
  ],
  roles: ['trasher'],
  hints: { worth: 0.8, power: 1.1, order: 3, whenTrashed: 1 },
  asks: { trash: { why: ['rats'] } },
} as const satisfies CardFile;
