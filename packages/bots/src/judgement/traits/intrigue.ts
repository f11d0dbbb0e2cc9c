import type { Traits } from '../traits.ts';

/** Intrigue, both printings. */
export const intrigue: Readonly<Record<string, Traits>> = {
  courtyard: { worth: 3.4, power: 2.8, cards: 3 },
  lurker: { worth: 1.8, power: 1, actions: 1, order: 5 },
  pawn: { worth: 2, power: 1.2, actions: 1, order: 5 },
  'secret-chamber': { worth: 1.6, power: 1.2 },

  masquerade: { worth: 3.8, power: 2.9, cards: 2 },
  'shanty-town': { worth: 1.9, power: 1.2, actions: 2, order: 1 },
  steward: { worth: 3.3, power: 2.3 },
  swindler: { worth: 3.6, power: 3, attacks: 'deck' },
  'wishing-well': { worth: 2.5, power: 1.4, actions: 1, cards: 1, order: 6 },
  'great-hall': { worth: 1.6, power: 1, actions: 1, cards: 1, order: 6 },

  baron: { worth: 3.4, power: 3.5 },
  bridge: { worth: 3.3, power: 2.2 },
  conspirator: { worth: 3, power: 2.2 },
  diplomat: { worth: 3, power: 2, cards: 2 },
  ironworks: { worth: 3.3, power: 2.5 },
  mill: { worth: 2.2, power: 1.4, actions: 1, cards: 1, order: 4 },
  'mining-village': { worth: 2.6, power: 1.3, actions: 2, cards: 1, order: 7 },
  'secret-passage': { worth: 3.3, power: 1.6, actions: 1, cards: 2, order: 6 },
  coppersmith: { worth: 2.4, power: 2 },
  scout: { worth: 0.6, power: 0.4, actions: 1, order: 9 },

  courtier: { worth: 4.7, power: 3.4 },
  duke: { worth: -1 },
  minion: { worth: 4.8, power: 2.4, actions: 1, order: 0, attacks: 'hand' },
  patrol: { worth: 4.7, power: 3.6, cards: 3 },
  replace: { worth: 4.2, power: 2.8 },
  torturer: { worth: 5.5, power: 4.4, cards: 3, attacks: 'hand' },
  'trading-post': { worth: 3.9, power: 2.4 },
  upgrade: { worth: 4.5, power: 2, actions: 1, cards: 1, order: 4 },
  saboteur: { worth: 3.6, power: 2.5, attacks: 'deck' },
  tribute: { worth: 4, power: 3 },

  harem: { worth: 4 },
  nobles: { worth: 4.6, power: 3.1, cards: 3 },
};
