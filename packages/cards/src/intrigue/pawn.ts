import type { CardFile } from '../card-file.ts';

export const pawn = {
  id: 'pawn',
  set: 'intrigue',
  editions: [1, 2],
  cost: 2,
  types: ['action'],
  play(me) {
    for (const option of me.choose(['+1-card', '+1-action', '+1-buy', '+1-coin'], {
      count: 2,
      ordered: true,
    })) {
      if (option === '+1-card') me.draw(1);
      else if (option === '+1-action') me.addActions(1);
      else if (option === '+1-buy') me.addBuys(1);
      else me.addCoins(1);
    }
  },
  roles: ['buy'],
  hints: { worth: 2, power: 1.2, actions: 1, order: 5 },
  asks: { choose: { why: ['different'] } },
} as const satisfies CardFile;
