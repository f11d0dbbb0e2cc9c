import { facts, isCardId } from '@provincia/catalog';
import type { Sight, View } from '@provincia/protocol';
import { asking, baseSight, baseView, choices, treasures } from './sample-sight.ts';

type Seat = View['seats'][number];
type Pile = View['supply'][number];

const basics = ['copper', 'silver', 'gold', 'platinum', 'estate', 'duchy', 'province', 'colony', 'curse'];
const kingdom = [
  'trade-route',
  'watchtower',
  'quarry',
  'bishop',
  'contraband',
  'city',
  'goons',
  'grand-market',
  'kings-court',
  'peddler',
];
const left: Readonly<Record<string, number>> = { colony: 5, province: 8, bishop: 0, platinum: 9, goons: 3 };
const QUARRY = 2;
const PEDDLER = 4;

/** A Quarry was played and two actions are in play: so much less. */
function lessFor(pile: string): Readonly<Record<string, number>> {
  const isAction = isCardId(pile) && facts[pile].types.includes('action');
  return { ...(isAction && { quarry: QUARRY }), ...(pile === 'peddler' && { peddler: PEDDLER }) };
}

function pileOf(pile: string): Pile {
  const cheaper = lessFor(pile);
  const less = Object.values(cheaper).reduce((sum, one) => sum + one, 0);
  const isVictory = isCardId(pile) && facts[pile].types.includes('victory');
  return {
    pile,
    card: pile,
    cost: Math.max(0, (isCardId(pile) ? facts[pile].cost : 0) - less),
    left: left[pile] ?? 10,
    inSupply: true,
    tokens: { 'trade-route': isVictory && pile !== 'estate' && pile !== 'colony' ? 1 : 0 },
    ...(less > 0 && { cheaper }),
    ...((pile === 'grand-market' || pile === 'gold') && { barred: true as const }),
  };
}

const supply: View['supply'] = [...basics, ...kingdom].map(pileOf);
const played = ['kings-court', 'goons', 'quarry', 'contraband', 'copper', 'copper'];

function seatOf(seat: number, more: Partial<Seat> = {}): Seat {
  return {
    ...baseView.seats[1],
    hand: 5,
    discard: ['platinum', 'colony', 'watchtower', 'grand-market', 'peddler', 'gold'][seat],
    turns: 16,
    counters: { vp: [7, 12, 0, 31, 4, 18][seat] },
    ...more,
  };
}

/** Two players late in a game: cheap actions, tokens on piles, and cards that may not be bought. */
export const prosperous: View = {
  ...baseView,
  phase: 'buy',
  actions: 0,
  buys: 3,
  coins: 9,
  emptyPiles: 1,
  supply,
  seats: [seatOf(0, { play: played, playedAs: played }), seatOf(1)],
  own: {
    seat: 0,
    hand: { bank: 1, loan: 1, tiara: 1, platinum: 1, copper: 1, watchtower: 1 },
    deck: 9,
    looking: [],
    owned: { bank: 1, loan: 1, tiara: 1, platinum: 2, copper: 5, watchtower: 1, goons: 2, colony: 1 },
  },
  mats: { 'trade-route': 2 },
  lasting: { quarry: 1, hoard: 2 },
  named: { contraband: ['gold'], 'war-chest': ['city', 'watchtower'] },
};

/** Six players with tokens. */
const sixProsperous: View = {
  ...prosperous,
  emptyPilesToEnd: 4,
  own: prosperous.own && {
    ...prosperous.own,
    hand: { bank: 1, tiara: 1, platinum: 1, copper: 1, watchtower: 1 },
  },
  seats: [
    seatOf(0, { play: played, playedAs: played }),
    ...Array.from({ length: 5 }, (_, i) => seatOf(i + 1)),
  ],
};

/** Chains of a King's Court in the action phase. */
const chain = ['kings-court', 'kings-court', 'workers-village', 'monument', 'bishop', 'workers-village'];

/** Curses are treasures, and Colonies are not used. */
const cursedCoins: View = {
  ...baseView,
  phase: 'buy',
  actions: 0,
  supply: [
    ...basics,
    'charlatan',
    'magnate',
    'investment',
    'anvil',
    'clerk',
    'mint',
    'rabble',
    'vault',
    'hoard',
    'forge',
  ]
    .filter((pile) => pile !== 'platinum' && pile !== 'colony')
    .map((pile) => ({
      pile,
      card: pile,
      cost: isCardId(pile) ? facts[pile].cost : 0,
      left: 8,
      inSupply: true,
    })),
  seats: [{ ...seatOf(0, { play: ['charlatan', 'curse'], playedAs: ['charlatan', 'curse'] }) }, seatOf(1)],
  own: {
    seat: 0,
    hand: { curse: 2, copper: 2, gold: 1 },
    deck: 9,
    looking: [],
    owned: { curse: 4, copper: 7, gold: 2, charlatan: 2, clerk: 1, estate: 3 },
  },
  treasures: ['curse'],
};

export const chained: View = {
  ...prosperous,
  phase: 'action',
  actions: 6,
  coins: 7,
  supply: supply.map(({ cheaper, barred, ...pile }) => ({
    ...pile,
    cost: isCardId(pile.card) ? facts[pile.card].cost : 0,
  })),
  seats: [seatOf(0, { play: chain, playedAs: chain }), seatOf(1)],
  named: {},
  lasting: {},
};

/** A Forge asks which cards to trash. */
export const forging: View = {
  ...chained,
  seats: [seatOf(0, { play: ['forge'], playedAs: ['forge'] }), seatOf(1)],
  own: prosperous.own && { ...prosperous.own, hand: { gold: 1, peddler: 1, estate: 2, silver: 1, curse: 1 } },
};

/** Tables with Prosperity. */
export const prosperitySamples = {
  prosperous: asking(prosperous, {
    choices: [
      treasures,
      ...choices('play', 'bank', 'loan', 'tiara', 'platinum', 'copper'),
      ...choices(
        'buy',
        'copper',
        'silver',
        'peddler',
        'province',
        'platinum',
        'goons',
        'kings-court',
        'curse',
      ),
    ],
  }),
  'six prosperous': {
    ...asking(sixProsperous, {
      choices: [treasures, ...choices('play', 'platinum', 'copper'), ...choices('buy', 'silver', 'peddler')],
    }),
    points: [34, 45, 9, 62, 26, 48],
    clocks: [300_000, 250_000, 299_000, 120_000, 61_000, 22_000],
  },
  'curses as coins': asking(cursedCoins, {
    choices: [treasures, ...choices('play', 'curse', 'curse', 'copper', 'copper', 'gold')],
  }),
  chain: asking(chained, {
    kind: 'cards',
    source: 'kings-court',
    purpose: 'play',
    from: 'hand',
    choices: choices('pick', 'watchtower'),
  }),
  forge: asking(forging, {
    kind: 'cards',
    source: 'forge',
    purpose: 'trash',
    from: 'hand',
    choices: choices('pick', 'gold', 'peddler', 'estate', 'estate', 'silver', 'curse'),
    max: 6,
    costs: { gold: 6, peddler: 8, estate: 2, silver: 3, curse: 0 },
  }),
  watchtower: asking(
    { ...prosperous, onTurn: 1, named: {}, lasting: {} },
    {
      kind: 'reaction',
      purpose: 'react',
      about: 'curse',
      choices: choices('use', 'watchtower'),
    },
  ),
  'over with tokens': {
    ...baseSight,
    view: { ...prosperous, over: true, named: {}, lasting: {} },
    asked: null,
    undo: null,
    result: { winners: [0], points: [51, 44], turns: [16, 16] },
    decks: [
      {
        platinum: 2,
        gold: 3,
        copper: 5,
        goons: 3,
        'kings-court': 2,
        colony: 3,
        province: 2,
        'trade-route': 1,
      },
      { copper: 7, estate: 3, silver: 5, platinum: 1, bishop: 2, colony: 2, province: 1, duchy: 1, curse: 1 },
    ],
    scores: [
      [
        { of: 'colony', count: 3, each: 10 },
        { of: 'province', count: 2, each: 6 },
        { of: 'vp', count: 9, each: 1 },
      ],
      [
        { of: 'colony', count: 2, each: 10 },
        { of: 'province', count: 1, each: 6 },
        { of: 'vp', count: 13, each: 1 },
        { of: 'estate', count: 3, each: 1 },
        { of: 'duchy', count: 1, each: 3 },
        { of: 'curse', count: 1, each: -1 },
      ],
    ],
  },
} satisfies Readonly<Record<string, Sight>>;
