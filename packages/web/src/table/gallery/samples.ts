import { type CardId, cardIds, facts } from '@provincia/catalog';
import type { Presence, Sight, View } from '@provincia/protocol';
import { prosperitySamples } from './sample-prosperity.ts';
import { seasideSamples } from './sample-seaside.ts';
import {
  asking,
  baseSight,
  baseView,
  choices,
  options,
  places,
  rivalView,
  treasures,
} from './sample-sight.ts';
import {
  alike,
  handOf,
  holding,
  inBuyPhase,
  looking,
  manyDiscards,
  sixSeats,
  withPlay,
} from './sample-views.ts';

/** Every kind of decision and every state of the table, to be looked at. */
export const samples = {
  action: asking(baseView, { choices: choices('play', 'smithy', 'nobles') }),
  buy: asking(inBuyPhase, {
    choices: [
      treasures,
      ...choices('play', 'gold', 'copper', 'copper', 'copper'),
      ...choices('buy', 'copper', 'curse', 'abandoned-mine', 'estate', 'cellar', 'silver', 'village'),
    ],
  }),
  'no money yet': asking(
    { ...inBuyPhase, coins: 0, buys: 1 },
    {
      choices: [
        treasures,
        ...choices('play', 'gold', 'copper', 'copper', 'copper'),
        ...choices('buy', 'copper', 'curse', 'abandoned-mine'),
      ],
    },
  ),
  'much money': asking(
    { ...inBuyPhase, coins: 6, buys: 2 },
    { choices: choices('buy', 'copper', 'curse', 'silver', 'gold', 'market', 'village') },
  ),
  'last card': asking(
    { ...inBuyPhase, coins: 6, emptyPiles: 2, supply: twoEmpty() },
    {
      choices: choices('buy', 'market', 'gold', 'silver'),
    },
  ),
  discard: asking(rivalView, {
    kind: 'cards',
    source: 'militia',
    purpose: 'discard',
    from: 'hand',
    choices: choices('pick', ...handOf),
    min: 2,
    max: 2,
  }),
  trash: asking(withPlay('chapel'), {
    kind: 'cards',
    source: 'chapel',
    purpose: 'trash',
    from: 'hand',
    choices: choices('pick', ...handOf),
    min: 0,
    max: 4,
  }),
  'trash one': asking(withPlay('remodel'), {
    kind: 'cards',
    source: 'remodel',
    purpose: 'trash',
    from: 'hand',
    choices: choices('pick', ...handOf),
    min: 1,
  }),
  pass: asking(withPlay('masquerade'), {
    kind: 'cards',
    source: 'masquerade',
    purpose: 'pass',
    from: 'hand',
    choices: choices('pick', ...handOf),
    min: 1,
  }),
  discards: asking(withPlay('harbinger'), {
    kind: 'cards',
    source: 'harbinger',
    purpose: 'put-on-deck',
    from: 'discard',
    choices: choices('pick', 'silver', 'silver', 'village', 'estate', 'duchy', 'militia'),
  }),
  'many discards': asking(withPlay('village', 'market', 'festival', 'laboratory', 'harbinger'), {
    kind: 'cards',
    source: 'harbinger',
    purpose: 'put-on-deck',
    from: 'discard',
    choices: choices('pick', ...manyDiscards),
  }),
  'many alike': asking(
    holding(withPlay('chapel'), { smithy: 1, silver: 2, copper: 6, estate: 3, curse: 1 }),
    {
      kind: 'cards',
      source: 'chapel',
      purpose: 'trash',
      from: 'hand',
      choices: choices(
        'pick',
        'smithy',
        ...alike(2, 'silver'),
        ...alike(6, 'copper'),
        ...alike(3, 'estate'),
        'curse',
      ),
      max: 4,
    },
  ),
  looking: asking(looking('copper', 'estate'), {
    kind: 'cards',
    source: 'sentry',
    purpose: 'trash',
    from: 'looking',
    choices: choices('pick', 'copper', 'estate'),
    max: 2,
  }),
  gain: asking(withPlay('workshop'), {
    kind: 'pile',
    source: 'workshop',
    purpose: 'gain',
    choices: choices(
      'pick',
      'copper',
      'estate',
      'silver',
      'cellar',
      'village',
      'militia',
      'marauder',
      'smithy',
    ),
    min: 1,
    limit: { exactly: false, coins: 4 },
  }),
  options: asking(withPlay('pawn'), {
    kind: 'options',
    source: 'pawn',
    purpose: 'choose',
    choices: options('+1-card', '+1-action', '+1-buy', '+1-coin'),
    min: 2,
    max: 2,
  }),
  'many options': asking(withPlay('courtier'), {
    kind: 'options',
    source: 'courtier',
    purpose: 'choose',
    choices: options('+1-action', '+1-buy', '+3-coins', 'gain-gold'),
    min: 3,
    max: 3,
  }),
  'long options': asking(withPlay('graverobber'), {
    kind: 'options',
    source: 'graverobber',
    purpose: 'choose',
    choices: options('gain-from-trash', 'trash-action'),
    min: 1,
  }),
  'yes or no': asking(withPlay('vassal'), {
    kind: 'yes-no',
    source: 'vassal',
    purpose: 'play',
    about: 'market',
    choices: options('yes', 'no'),
    min: 1,
  }),
  order: asking(looking('copper', 'estate', 'gold'), {
    kind: 'order',
    source: 'sentry',
    purpose: 'put-on-deck',
    from: 'looking',
    choices: choices('pick', 'copper', 'estate', 'gold'),
    min: 3,
    max: 3,
    ordered: true,
  }),
  'order alike': asking(looking('copper', 'copper', 'estate', 'estate', 'gold', 'curse'), {
    kind: 'order',
    source: 'patrol',
    purpose: 'put-on-deck',
    from: 'looking',
    choices: choices('pick', 'copper', 'copper', 'estate', 'estate', 'gold', 'curse'),
    min: 6,
    max: 6,
    ordered: true,
  }),
  name: asking(withPlay('wishing-well'), {
    kind: 'name',
    source: 'wishing-well',
    purpose: 'name',
    choices: choices('name', ...cardIds),
    min: 1,
  }),
  place: asking(withPlay('secret-passage'), {
    kind: 'place',
    source: 'secret-passage',
    purpose: 'put-in-deck',
    choices: places(12),
    min: 1,
  }),
  reaction: asking(
    { ...rivalView, own: rivalView.own && { ...rivalView.own, hand: { moat: 1, copper: 3, estate: 1 } } },
    { kind: 'reaction', source: 'militia', purpose: 'react', choices: choices('use', 'moat') },
  ),
  waiting: { ...baseSight, view: rivalView, asked: 1, undo: null },
  gone: { ...baseSight, view: rivalView, asked: 1, askedAt: 0, undo: null },
  'undo asked': {
    ...baseSight,
    view: rivalView,
    asked: 1,
    undo: null,
    request: { seat: 1, waitingFor: [0] },
  },
  'undo waits': {
    ...baseSight,
    view: rivalView,
    asked: 1,
    undo: 'ask',
    request: { seat: 0, waitingFor: [1] },
  },
  'six players': {
    ...asking(sixSeats, {
      choices: [treasures, ...choices('play', 'gold'), ...choices('buy', 'copper', 'cellar', 'village')],
    }),
    points: [14, 15, 9, 12, 6, 18],
    clocks: [300_000, 250_000, 299_000, 120_000, 61_000, 22_000],
  },
  ...seasideSamples,
  ...prosperitySamples,
  'large hand': asking(
    {
      ...baseView,
      own: baseView.own && {
        ...baseView.own,
        hand: {
          village: 4,
          smithy: 2,
          market: 3,
          laboratory: 2,
          festival: 1,
          gold: 2,
          silver: 3,
          copper: 5,
          estate: 2,
          province: 1,
          curse: 1,
          witch: 1,
        },
      },
    },
    {
      choices: choices('play', 'village', 'smithy', 'market', 'laboratory', 'festival', 'witch'),
    },
  ),
  'every pile': asking(
    { ...baseView, supply: pilesOf(...cardIds), trash: { estate: 12, copper: 16 } },
    { choices: choices('play', 'smithy', 'nobles') },
  ),
  'every kind of Ruins': asking(
    {
      ...baseView,
      supply: pilesOf(
        'estate',
        'province',
        'curse',
        ...cardIds.filter((id) => facts[id].home === 'mixed' && facts[id].pile === 'ruins'),
      ),
    },
    { choices: choices('play', 'smithy', 'nobles') },
  ),
  watching: { ...baseSight, view: { ...rivalView, own: null }, asked: 1, undo: null },
  over: {
    ...baseSight,
    view: { ...baseView, over: true },
    asked: null,
    undo: null,
    result: { winners: [0], points: [23, 23], turns: [13, 14], hints: [2, 0] },
    decks: [
      { gold: 2, copper: 7, smithy: 2, province: 2, nobles: 2, gardens: 2, estate: 3, silver: 4 },
      { copper: 7, estate: 3, silver: 5, gold: 3, militia: 2, market: 4, province: 3, duchy: 1, curse: 1 },
    ],
    scores: [
      [
        { of: 'province', count: 2, each: 6 },
        { of: 'estate', count: 3, each: 1 },
        { of: 'nobles', count: 2, each: 2 },
        { of: 'gardens', count: 2, each: 2 },
      ],
      [
        { of: 'province', count: 3, each: 6 },
        { of: 'estate', count: 3, each: 1 },
        { of: 'duchy', count: 1, each: 3 },
        { of: 'curse', count: 1, each: -1 },
      ],
    ],
  },
} satisfies Readonly<Record<string, Sight>>;

export type SampleName = keyof typeof samples;

const goneAt = new Date(2026, 0, 1, 18, 5).getTime();

/** Where the others are, in the samples that are about it. */
export const presences: Readonly<Partial<Record<SampleName, Presence>>> = {
  gone: {
    table: 'local',
    seats: [{ seat: 1, is: 'gone', since: goneAt }],
    watching: 3,
    patience: 90_000,
  },
};

/** Every other one is empty, and the Knight with the longest name lies open. */
function pilesOf(...cards: readonly CardId[]): View['supply'] {
  return cards.map((pile, i) => ({
    pile,
    card: pile === 'knights' ? 'dame-josephine' : pile,
    cost: facts[pile].cost,
    left: i % 2 === 0 ? 10 : 0,
    inSupply: true,
  }));
}

/** The last Market ends the game. */
function twoEmpty(): View['supply'] {
  return baseView.supply.map((pile) => {
    if (pile.pile === 'smithy') return { ...pile, left: 0 };
    return pile.pile === 'market' ? { ...pile, endsGame: true } : pile;
  });
}
