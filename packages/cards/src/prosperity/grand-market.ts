import type { CardFile } from '../card-file.ts';

export const grandMarket = {
  id: 'grand-market',
  set: 'prosperity',
  editions: [1, 2],
  cost: 6,
  types: ['action'],
  plus: { cards: 1, actions: 1, buys: 1, coins: 2 },
  mayBeBought: (me) => me.count('play', 'copper') === 0,
  hints: { worth: 6.6, power: 3.3, order: 6 },
} as const satisfies CardFile;
