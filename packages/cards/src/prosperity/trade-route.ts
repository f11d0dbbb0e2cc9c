import type { CardFile } from '../card-file.ts';

export const tradeRoute = {
  id: 'trade-route',
  set: 'prosperity',
  editions: [1],
  cost: 3,
  types: ['action'],
  startTokens: { 'trade-route': (kind) => kind.isVictory },
  plus: { buys: 1 },
  play(me) {
    me.trash(me.pick({ purpose: 'trash' }));
    me.addCoins(me.onSharedMat('trade-route'));
  },
  roles: ['trasher'],
  hints: { worth: 3.2, power: 2 },
  asks: { trash: { why: ['tradeRoute'] } },
} as const satisfies CardFile;
