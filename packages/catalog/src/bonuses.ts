import type { CatalogId } from './facts.ts';

/** What the signs on a face promise: cards, actions, buys and coins that every play gives before anything else. */
export interface Bonuses {
  readonly cards?: number;
  readonly actions?: number;
  readonly buys?: number;
  readonly coins?: number;
}

/** Coins that a treasure is worth are not here: they are a fact of the card. */
export const bonuses: Readonly<Partial<Record<CatalogId, Bonuses>>> = {
  // Base
  cellar: { actions: 1 },
  moat: { cards: 2 },
  harbinger: { cards: 1, actions: 1 },
  merchant: { cards: 1, actions: 1 },
  vassal: { coins: 2 },
  village: { cards: 1, actions: 2 },
  militia: { coins: 2 },
  poacher: { cards: 1, actions: 1, coins: 1 },
  smithy: { cards: 3 },
  'council-room': { cards: 4, buys: 1 },
  festival: { actions: 2, buys: 1, coins: 2 },
  laboratory: { cards: 2, actions: 1 },
  market: { cards: 1, actions: 1, buys: 1, coins: 1 },
  sentry: { cards: 1, actions: 1 },
  witch: { cards: 2 },
  chancellor: { coins: 2 },
  woodcutter: { buys: 1, coins: 2 },
  spy: { cards: 1, actions: 1 },

  // Intrigue
  courtyard: { cards: 3 },
  lurker: { actions: 1 },
  masquerade: { cards: 2 },
  'shanty-town': { actions: 2 },
  swindler: { coins: 2 },
  'wishing-well': { cards: 1, actions: 1 },
  baron: { buys: 1 },
  bridge: { buys: 1, coins: 1 },
  conspirator: { coins: 2 },
  diplomat: { cards: 2 },
  mill: { cards: 1, actions: 1 },
  'mining-village': { cards: 1, actions: 2 },
  'secret-passage': { cards: 2, actions: 1 },
  minion: { actions: 1 },
  patrol: { cards: 3 },
  torturer: { cards: 3 },
  upgrade: { cards: 1, actions: 1 },
  'great-hall': { cards: 1, actions: 1 },
  scout: { actions: 1 },

  // Dark Ages
  'poor-house': { coins: 4 },
  squire: { coins: 1 },
  vagrant: { cards: 1, actions: 1 },
  forager: { actions: 1, buys: 1 },
  'market-square': { cards: 1, actions: 1, buys: 1 },
  sage: { actions: 1 },
  storeroom: { buys: 1 },
  urchin: { cards: 1, actions: 1 },
  'death-cart': { coins: 5 },
  fortress: { cards: 1, actions: 2 },
  ironmonger: { cards: 1, actions: 1 },
  rats: { cards: 1, actions: 1 },
  scavenger: { coins: 2 },
  'wandering-minstrel': { cards: 1, actions: 2 },
  'bandit-camp': { cards: 1, actions: 2 },
  counterfeit: { buys: 1 },
  cultist: { cards: 2 },
  'junk-dealer': { cards: 1, actions: 1, coins: 1 },
  mystic: { actions: 1, coins: 2 },
  rebuild: { actions: 1 },
  rogue: { coins: 2 },
  'hunting-grounds': { cards: 4 },
  madman: { actions: 2 },
  'abandoned-mine': { coins: 1 },
  'ruined-library': { cards: 1 },
  'ruined-market': { buys: 1 },
  'ruined-village': { actions: 1 },
  necropolis: { actions: 2 },
  'dame-molly': { actions: 2 },
  'dame-sylvia': { coins: 2 },
  'sir-bailey': { cards: 1, actions: 1 },
  'sir-destry': { cards: 2 },
  'sir-martin': { buys: 2 },
};
