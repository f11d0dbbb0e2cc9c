import type { CardFile } from '../card-file.ts';

export const copper = {
  id: 'copper',
  set: 'base',
  editions: [1, 2],
  cost: 0,
  types: ['treasure'],
  home: 'basic',
  inStartingDeck: 7,
  // 60, or 120 for five or six, without those in the starting decks
  pile: (players) => (players < 5 ? 60 : 120) - 7 * players,
  plus: { coins: 1 },
  hints: { worth: 0.6 },
} as const satisfies CardFile;
