import type { CardFile } from '../card-file.ts';

export const conspirator = {
  id: 'conspirator',
  set: 'intrigue',
  editions: [1, 2],
  cost: 4,
  types: ['action'],
  plus: { coins: 2 },
  play(me) {
    if (me.timesPlayed((kind) => kind.isAction) < 3) return;
    me.draw(1);
    me.addActions(1);
  },
  hints: { worth: 3, power: 2.2 },
} as const satisfies CardFile;
