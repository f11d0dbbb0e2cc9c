import type { Traits } from '../traits.ts';

/** The basic cards and those of the base game, both printings. */
export const base: Readonly<Record<string, Traits>> = {
  copper: { worth: 0.6 },
  silver: { worth: 3 },
  gold: { worth: 6 },
  estate: { worth: -2.2 },
  duchy: { worth: -1 },
  province: { worth: 12 },
  curse: { worth: -2.5 },
  gardens: { worth: -1 },

  cellar: { worth: 1.8, power: 0.8, actions: 1, order: 3 },
  chapel: { worth: 2.6, power: 2 },
  moat: { worth: 2.2, power: 2, cards: 2 },

  harbinger: { worth: 2.4, power: 1.3, actions: 1, cards: 1, order: 8 },
  merchant: { worth: 2.9, power: 1.5, actions: 1, cards: 1, order: 6 },
  vassal: { worth: 2.7, power: 2.3 },
  village: { worth: 1.8, power: 1.1, actions: 2, cards: 1, order: 7 },
  workshop: { worth: 2.4, power: 2 },
  chancellor: { worth: 2.8, power: 2.2 },
  woodcutter: { worth: 2.5, power: 2.1 },

  bureaucrat: { worth: 3.2, power: 2.3 },
  militia: { worth: 4.2, power: 3.3, attacks: 'hand' },
  moneylender: { worth: 3.4, power: 2.6 },
  poacher: { worth: 3.5, power: 2, actions: 1, cards: 1, order: 4 },
  remodel: { worth: 3.2, power: 2.2 },
  smithy: { worth: 4.4, power: 3.2, cards: 3 },
  'throne-room': { worth: 2.8, power: 2.5 },
  feast: { worth: 3.4, power: 3 },
  spy: { worth: 3, power: 1.6, actions: 1, cards: 1, order: 8, attacks: 'deck' },
  thief: { worth: 2, power: 1.5, attacks: 'deck' },

  bandit: { worth: 4.6, power: 3.5, attacks: 'deck' },
  'council-room': { worth: 5, power: 4.1, cards: 4 },
  festival: { worth: 4.2, power: 2.3, actions: 2, order: 5 },
  laboratory: { worth: 5.3, power: 2.2, actions: 1, cards: 2, order: 7 },
  library: { worth: 4.5, power: 3, cards: 2 },
  market: { worth: 4.5, power: 2.3, actions: 1, cards: 1, order: 6 },
  mine: { worth: 4, power: 2.4 },
  sentry: { worth: 5, power: 2.4, actions: 1, cards: 1, order: 8 },
  witch: { worth: 6.5, power: 5.2, cards: 2 },

  artisan: { worth: 5.2, power: 3.6 },
  adventurer: { worth: 4.5, power: 3.3, cards: 2 },
};
