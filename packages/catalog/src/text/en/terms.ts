import type { TermBase } from '../term.ts';

/** The words of the rulebooks, and those of this program. */
export const terms = {
  // Of the rules.
  supply: { word: 'supply', never: ['stock', 'bank'] },
  kingdom: { word: 'kingdom' },
  /** A book of cards: Intrigue, Dark Ages. */
  set: { word: 'set', never: ['expansion*'] },
  pile: { word: 'pile', never: ['stack*'] },
  deck: { word: 'deck', never: ['draw pile'] },
  hand: { word: 'hand' },
  'discard pile': { word: 'discard pile', never: ['discards pile', 'discarded pile', 'on discard'] },
  'trash (place)': { word: 'trash', never: ['trash pile', 'graveyard', 'scrap*'] },
  draw: { word: 'draw', never: ['pick up', 'picks up'] },
  buy: { word: 'buy', never: ['purchas*'] },
  gain: { word: 'gain', never: ['acquir*', 'obtain*'] },
  'trash (verb)': { word: 'trash', never: ['destroy*', 'gone for good'] },
  discard: { word: 'discard', never: ['throw away', 'thrown away'] },
  'set aside': { word: 'set aside', never: ['put aside', 'lay aside', 'laid aside'] },
  reveal: { word: 'reveal', never: ['on show', 'uncover*'] },
  Shelter: { word: 'Shelter', never: ['Refuge*'] },
  Ruins: { word: 'Ruins', never: ['Ruin'] },
  Looter: { word: 'Looter', never: ['Plunderer*'] },
  Knight: { word: 'Knight' },
  Duration: { word: 'Duration' },
  mat: { word: 'mat', never: ['tableau*', 'playmat*'] },
  token: { word: 'token', never: ['marker*', 'chip', 'chips'] },
  'extra turn': { word: 'extra turn', never: ['additional turn*', 'bonus turn*'] },
  coin: { word: 'coin', never: ['gold piece*'] },
  // Of this program.
  game: {
    word: 'game',
    never: ['match', 'matches'],
    // The verb.
    except: ['must match', 'does not match', 'Match system'],
  },
  rated: { word: 'rated', never: ['ranked'] },
  resign: { word: 'resign', never: ['give up', 'surrender*', 'concede*'] },
  seat: { word: 'seat', never: ['chair*'] },
  replay: { word: 'replay', never: ['recording*'] },
  undo: { word: 'undo', never: ['take back', 'taken back', 'takes back', 'take-back'] },
  bot: { word: 'bot', never: ['computer player*', 'robot*'] },
  host: { word: 'host', never: ['made the table', 'table owner'] },
  guest: { word: 'guest', never: ['visitor*'] },
  strategy: { word: 'strategy', never: ['tactic*'], except: ['Tactician', 'Tacticians'] },
} as const satisfies TermBase;

/** What every language has a word for. */
export type Terms = TermBase<keyof typeof terms>;
