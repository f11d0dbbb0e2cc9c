import type { CardFile } from '../card-file.ts';

export const peddler = {
  id: 'peddler',
  set: 'prosperity',
  editions: [1, 2],
  cost: 8,
  types: ['action'],
  plus: { cards: 1, actions: 1, coins: 1 },
  costsLess: (onTurn) => (onTurn.phase === 'buy' ? 2 * onTurn.inPlay((kind) => kind.isAction).length : 0),
  hints: { worth: 4.5, power: 2.2, order: 6 },
} as const satisfies CardFile;
