import { facts, isCardId } from '@provincia/catalog';
import type { Choice, Decision, Sight, View } from '@provincia/protocol';

const basics = ['copper', 'silver', 'gold', 'estate', 'duchy', 'province', 'curse', 'ruins'];
const kingdom = [
  'cellar',
  'moat',
  'village',
  'militia',
  'marauder',
  'smithy',
  'knights',
  'market',
  'nobles',
  'harem',
];
const left: Readonly<Record<string, number>> = { moat: 0, copper: 39, province: 6, village: 5, market: 1 };
const tops: Readonly<Record<string, string>> = { knights: 'sir-martin', ruins: 'abandoned-mine' };

function supply(): View['supply'] {
  return [...basics, ...kingdom].map((pile) => ({
    pile,
    card: tops[pile] ?? pile,
    cost: isCardId(pile) ? facts[pile].cost : 0,
    left: left[pile] ?? 8,
    inSupply: true,
  }));
}

const rival: View['seats'][number] = {
  hand: 4,
  deck: true,
  discard: 'gold',
  play: ['village', 'market', 'militia'],
  playedAs: ['village', 'market', 'militia'],
  aside: [],
  turns: 8,
};
const own: NonNullable<View['own']> = {
  seat: 0,
  hand: { gold: 1, copper: 3, hovel: 1, smithy: 1, nobles: 1 },
  deck: 12,
  looking: [],
  owned: { gold: 2, copper: 7, hovel: 1, smithy: 2, nobles: 2, estate: 3, silver: 4 },
};
const you: View['seats'][number] = { ...rival, hand: 7, discard: 'silver', play: [], playedAs: [], turns: 8 };

/** Two players in the eighth turn; it is your turn. */
export const baseView: View = {
  onTurn: 0,
  phase: 'action',
  actions: 1,
  buys: 2,
  coins: 3,
  over: false,
  emptyPiles: 1,
  emptyPilesToEnd: 3,
  supply: supply(),
  trash: { hovel: 1, silver: 1, smithy: 1 },
  seats: [you, { ...rival, play: [], playedAs: [] }],
  own,
};

/** The same in a rival's turn. */
export const rivalView: View = { ...baseView, onTurn: 1, seats: [you, rival] };

export const baseDecision: Decision = {
  kind: 'phase',
  source: null,
  purpose: 'phase',
  about: null,
  from: null,
  of: 0,
  choices: [],
  min: 0,
  max: 1,
  ordered: false,
};

export const baseSight: Sight = {
  table: 'local',
  seq: 1,
  view: baseView,
  points: [13, 8],
  decision: null,
  asked: 0,
  askedAt: Date.now(),
  undo: 'free',
  request: null,
  away: [],
  resigned: [],
  clocks: null,
  result: null,
  decks: null,
  scores: null,
  since: 0,
  events: [
    { type: 'turn', player: 1, source: null, turn: 8 },
    { type: 'play', player: 1, source: null, cards: ['village'] },
    { type: 'play', player: 1, source: null, cards: ['market'] },
    { type: 'play', player: 1, source: null, cards: ['militia'] },
  ],
};

export function asking(view: View, decision: Partial<Decision>): Sight {
  return { ...baseSight, view, decision: { ...baseDecision, ...decision } };
}

/** Equal cards are one choice. */
export function choices(
  verb: 'play' | 'buy' | 'pick' | 'name' | 'use',
  ...cards: readonly string[]
): Choice[] {
  return [...new Set(cards)].map((card) => ({
    label: verb === 'play' || verb === 'buy' ? `${verb} ${card}` : card,
    count: cards.filter((other) => other === card).length,
    verb,
    card,
  }));
}

export const treasures: Choice = { label: 'treasures', count: 1, verb: 'treasures' };

export function options(...names: readonly string[]): Choice[] {
  return names.map((option) => ({ label: option, count: 1, verb: 'choose', option }));
}

/** The places in a deck of so many cards. */
export function places(cards: number): Choice[] {
  return Array.from({ length: cards + 1 }, (_, number) => ({
    label: String(number),
    count: 1,
    verb: 'put',
    number,
  }));
}
