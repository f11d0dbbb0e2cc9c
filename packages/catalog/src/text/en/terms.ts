import type { TermBase } from '../term.ts';

/** The words of the rulebooks, and those of this program. */
export const terms = {
  // Of the rules.
  supply: { word: 'supply', never: ['stock', 'bank'] },
  kingdom: { word: 'kingdom' },
  /** A book of cards: Intrigue, Dark Ages. */
  set: { word: 'set', never: ['expansion*'] },
  pile: { word: 'pile', never: ['stack*'] },
  deck: { word: 'deck' },
  hand: { word: 'hand' },
  'discard pile': { word: 'discard pile' },
  'trash (place)': { word: 'trash' },
  draw: { word: 'draw' },
  buy: { word: 'buy' },
  gain: { word: 'gain' },
  'trash (verb)': { word: 'trash', never: ['destroy*'] },
  discard: { word: 'discard' },
  'set aside': { word: 'set aside', never: ['put aside', 'lay aside'] },
  reveal: { word: 'reveal' },
  Shelter: { word: 'Shelter' },
  Ruins: { word: 'Ruins' },
  Looter: { word: 'Looter' },
  Knight: { word: 'Knight' },
  coin: { word: 'coin' },
  // Of this program.
  game: { word: 'game', never: ['match'] },
  rated: { word: 'rated', never: ['ranked'] },
  resign: { word: 'resign', never: ['give up', 'surrender*'] },
  seat: { word: 'seat' },
  replay: { word: 'replay', never: ['recording*'] },
  undo: { word: 'undo', never: ['take back', 'taken back', 'takes back', 'take-back'] },
  bot: { word: 'bot' },
  host: { word: 'host' },
  guest: { word: 'guest' },
  strategy: { word: 'strategy' },
} as const satisfies TermBase;

/** What every language has a word for. */
export type Terms = TermBase<keyof typeof terms>;
