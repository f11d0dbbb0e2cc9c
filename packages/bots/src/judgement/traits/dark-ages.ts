import type { Traits } from '../traits.ts';

/** Dark Ages: its kingdom, the Knights, the Ruins, the Shelters and what lies outside the supply. */
export const darkAges: Readonly<Record<string, Traits>> = {
  'poor-house': { worth: 1, power: 1.5 },
  beggar: { worth: 1.4, power: 1.5 },
  squire: { worth: 2.3, power: 2.2, whenTrashed: 3.5 },
  vagrant: { worth: 1.9, power: 1.3, actions: 1, cards: 1, order: 6 },

  forager: { worth: 3, power: 1.5, actions: 1, order: 3 },
  hermit: { worth: 2.6, power: 2.2 },
  'market-square': { worth: 2.2, power: 1.1, actions: 1, cards: 1, order: 2 },
  sage: { worth: 2.6, power: 1.8, actions: 1, cards: 1, order: 7 },
  storeroom: { worth: 2.8, power: 2.3 },
  urchin: { worth: 3, power: 1.8, actions: 1, cards: 1, order: 6, attacks: 'hand' },

  armory: { worth: 3.2, power: 2.3 },
  'death-cart': { worth: 2.6, power: 3 },
  feodum: { worth: -1, whenTrashed: 5 },
  fortress: { worth: 2.6, power: 1.2, actions: 2, cards: 1, order: 7, whenTrashed: 2.6 },
  ironmonger: { worth: 4.1, power: 2, actions: 1, cards: 1, order: 8 },
  marauder: { worth: 4.5, power: 4.2 },
  procession: { worth: 2.8, power: 2.5 },
  rats: { worth: 0.8, power: 1.1, actions: 1, cards: 1, order: 3, whenTrashed: 1 },
  scavenger: { worth: 3.3, power: 2.7 },
  'wandering-minstrel': { worth: 2.4, power: 1.3, actions: 2, cards: 1, order: 8 },

  'band-of-misfits': { worth: 4.4, power: 3.2 },
  'bandit-camp': { worth: 4.6, power: 2.2, actions: 2, cards: 1, order: 7 },
  catacombs: { worth: 5, power: 3.5, cards: 3, whenTrashed: 3 },
  count: { worth: 4.5, power: 3.2 },
  counterfeit: { worth: 4.4 },
  cultist: { worth: 6.2, power: 5, cards: 2, whenTrashed: 2.5 },
  graverobber: { worth: 4, power: 2.8 },
  'junk-dealer': { worth: 5, power: 2.4, actions: 1, cards: 1, order: 4 },
  mystic: { worth: 4.6, power: 2.5, actions: 1, order: 6 },
  pillage: { worth: 4.2, power: 4, attacks: 'hand' },
  rebuild: { worth: 5.4, power: 3.2, actions: 1, order: 5 },
  rogue: { worth: 4.4, power: 3.2, attacks: 'deck' },

  altar: { worth: 5.2, power: 3.4 },
  'hunting-grounds': { worth: 5.6, power: 4.3, cards: 4, whenTrashed: 3 },

  'dame-anna': { worth: 4.9, power: 3.3, attacks: 'deck' },
  'dame-josephine': { worth: 4.3, power: 2.4, attacks: 'deck' },
  'dame-molly': { worth: 4.9, power: 2.8, actions: 2, order: 5, attacks: 'deck' },
  'dame-natalie': { worth: 4.9, power: 3.4, attacks: 'deck' },
  'dame-sylvia': { worth: 5, power: 4, attacks: 'deck' },
  'sir-bailey': { worth: 5, power: 3, actions: 1, cards: 1, order: 6, attacks: 'deck' },
  'sir-destry': { worth: 5, power: 4, cards: 2, attacks: 'deck' },
  'sir-martin': { worth: 4.4, power: 2.7, attacks: 'deck' },
  'sir-michael': { worth: 4.9, power: 3.8, attacks: 'hand' },
  'sir-vander': { worth: 4.4, power: 2.4, whenTrashed: 5, attacks: 'deck' },

  'abandoned-mine': { worth: -1, power: 1 },
  'ruined-library': { worth: -1, power: 0.9, cards: 1 },
  'ruined-market': { worth: -1.2, power: 0.1 },
  'ruined-village': { worth: -1.2, power: 0.1, actions: 1, order: 10 },
  survivors: { worth: -1.1, power: 0.3 },

  hovel: { worth: -1.2 },
  necropolis: { worth: -0.4, power: 0.1, actions: 2, order: 9 },
  'overgrown-estate': { worth: -1.1, whenTrashed: 0.6 },

  spoils: { worth: 2.5 },
  madman: { worth: 3, power: 3, actions: 2, order: 2 },
  mercenary: { worth: 3.8, power: 4.5 },
};
