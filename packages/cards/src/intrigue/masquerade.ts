import type { CardFile } from '../card-file.ts';

export const masquerade = {
  id: 'masquerade',
  set: 'intrigue',
  editions: [1, 2],
  cost: 3,
  types: ['action'],
  plus: { cards: 2 },
  play(me) {
    // All choose before anybody sees what they get. Players without cards neither pass nor receive.
    const passing = me.table.inTurnOrder().filter((player) => player.hand.length > 0);
    if (passing.length > 1) {
      const cards = passing.map((player) => player.pick({ purpose: 'pass' })[0]);
      for (const [i, player] of passing.entries()) player.passTo(passing[(i + 1) % passing.length], cards[i]);
    }
    me.trash(me.pick({ purpose: 'trash', min: 0 }));
  },
  roles: ['trasher'],
  hints: { worth: 3.8, power: 2.9 },
  asks: { pass: { why: ['pass'] }, trash: { why: ['passed'] } },
} as const satisfies CardFile;
