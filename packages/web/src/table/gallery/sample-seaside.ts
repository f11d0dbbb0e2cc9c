import { facts, isCardId } from '@provincia/catalog';
import type { Sight, View } from '@provincia/protocol';
import { asking, baseSight, baseView, choices, treasures } from './sample-sight.ts';

type Seat = View['seats'][number];
type Waiting = NonNullable<Seat['waiting']>;

const basics = ['copper', 'silver', 'gold', 'estate', 'duchy', 'province', 'curse'];
const kingdom = [
  'haven',
  'native-village',
  'embargo',
  'fishing-village',
  'blockade',
  'caravan',
  'island',
  'pirate-ship',
  'outpost',
  'wharf',
];
const left: Readonly<Record<string, number>> = { province: 3, wharf: 0, caravan: 2, curse: 14 };
const embargoed: Readonly<Record<string, number>> = { outpost: 1, silver: 2, island: 3, duchy: 1 };

const supply: View['supply'] = [...basics, ...kingdom].map((pile) => ({
  pile,
  card: pile,
  cost: isCardId(pile) ? facts[pile].cost : 0,
  left: left[pile] ?? 8,
  inSupply: true,
  tokens: { embargo: embargoed[pile] ?? 0 },
}));

/** A Throne Room that stays with its Wharf, and what others have set aside for the next turn. */
const eight = [
  'throne-room',
  'wharf',
  'fishing-village',
  'caravan',
  'caravan',
  'caravan',
  'haven',
  'blockade',
  'lighthouse',
];
const waitingOf = (haven: number, blockade: string): Waiting => [
  { card: 'wharf', holds: [1, 0] },
  { card: 'wharf', holds: [1, 0] },
  { card: 'fishing-village', holds: [2] },
  { card: 'caravan', holds: [3] },
  { card: 'caravan', holds: [4] },
  { card: 'caravan', holds: [5] },
  { card: 'haven', holds: [6], aside: haven },
  { card: 'blockade', holds: [7], aside: [blockade] },
  { card: 'lighthouse', holds: [8] },
];

const island = ['island', 'province', 'island', 'estate', 'estate', 'duchy', 'island', 'province'];

function seatAtSea(seat: number, more: Partial<Seat> = {}): Seat {
  return {
    ...baseView.seats[1],
    hand: 5,
    discard: ['gold', 'silver', 'wharf', 'duchy', 'island', 'fishing-village'][seat],
    play: eight,
    playedAs: eight,
    turns: 19,
    waiting: waitingOf(1, 'silver'),
    mats: { 'island-mat': island.slice(0, 2 + seat), 'native-village-mat': 3 + (seat % 3) },
    counters: { 'pirate-ship': seat },
    ...more,
  };
}

const own: NonNullable<View['own']> = {
  seat: 0,
  hand: { gold: 1, copper: 2, caravan: 1, island: 1 },
  deck: 6,
  looking: [],
  owned: { gold: 3, copper: 6, island: 4, caravan: 4, wharf: 1, haven: 1, 'throne-room': 1, province: 2 },
  mats: { 'native-village-mat': ['gold', 'wharf', 'copper'] },
  waiting: [[], [], [], [], [], [], ['gold'], [], []],
};

const playedNow = ['haven', 'caravan', 'village', 'throne-room', 'wharf', 'blockade'];

/** Two players: in your extra turn you have played Durations again, and those of the turn before have done all they do. */
export const atSea: View = {
  ...baseView,
  extra: true,
  supply,
  seats: [
    seatAtSea(0, {
      play: playedNow,
      playedAs: playedNow,
      waiting: [
        { card: 'haven', holds: [0], aside: 1 },
        { card: 'wharf', holds: [4, 3] },
        { card: 'wharf', holds: [4, 3] },
        { card: 'blockade', holds: [5], aside: ['silver'] },
      ],
      mats: { 'island-mat': island.slice(0, 3), 'native-village-mat': 3 },
      counters: { 'pirate-ship': 2 },
    }),
    seatAtSea(1),
  ],
  own: { ...own, waiting: [['gold'], [], [], []] },
};

/** Three players in the turn of a rival: your own cards stay before you. */
export const rivalAtSea: View = {
  ...atSea,
  extra: true,
  onTurn: 1,
  seats: [seatAtSea(0), seatAtSea(1), seatAtSea(2)],
  own,
};

/** Six late in a game, with eight Durations in play and three mats each. */
const sixAtSea: View = {
  ...baseView,
  phase: 'buy',
  actions: 0,
  coins: 4,
  emptyPilesToEnd: 4,
  supply,
  seats: Array.from({ length: 6 }, (_, seat) => seatAtSea(seat)),
  own,
};

/** A turn begins: several things are left to do, and you say which comes first. */
const turnBegins: View = {
  ...sixAtSea,
  phase: 'action',
  actions: 1,
  coins: 0,
  seats: [seatAtSea(0), seatAtSea(1)],
};

/** Tables with Seaside. */
export const seasideSamples = {
  'at sea': asking(atSea, { choices: choices('play', 'caravan', 'island') }),
  'rival at sea': { ...baseSight, view: rivalAtSea, points: [13, 8, 10], asked: 1, undo: null },
  'six at sea': {
    ...asking(sixAtSea, {
      choices: [
        treasures,
        ...choices('play', 'gold', 'copper'),
        ...choices('buy', 'copper', 'haven', 'curse'),
      ],
    }),
    points: [14, 15, 9, 12, 6, 18],
    clocks: [300_000, 250_000, 299_000, 120_000, 61_000, 22_000],
  },
  'turn begins': asking(turnBegins, {
    kind: 'reaction',
    purpose: 'react',
    choices: choices('use', 'wharf', 'fishing-village', 'caravan', 'haven', 'blockade'),
    min: 1,
  }),
} satisfies Readonly<Record<string, Sight>>;
