import type { Kind } from './card.ts';
import { Cost } from './cost.ts';
import type { Pile } from './layout.ts';
import { isBarred, reasonsFor } from './prices.ts';
import type { Table } from './table.ts';
import { namedFor } from './this-turn.ts';
import { asideOf, privatelyKept, type WaitingView, waitingOf } from './waiting-view.ts';
import { FACE_DOWN, type Mat, type Seat, zonesOf } from './zones.ts';

/** Card ids with how many of each. */
export type Counts = Record<string, number>;

/** Cards that can be seen, or how many there are, or nothing at all of them. */
type MatView = readonly string[] | number | null;

/** What one player may know of another, or a spectator of anybody. */
export interface PublicSeat {
  readonly hand: number;
  /** Whether there are cards in the deck: a pile lies there for all to see, its number is secret (rule 11.1). */
  readonly deck: boolean;
  /** The top card of the discard pile; how many lie below it nobody may know. */
  readonly discard: string | null;
  readonly play: readonly string[];
  /** What the cards in play count as, in the same order. */
  readonly playedAs: readonly string[];
  /** Revealed or set aside, but for what is set aside for a play that waits. */
  readonly aside: readonly string[];
  readonly turns: number;
  /** The plays that have something left to do in a later turn, if there are any. */
  readonly waiting?: readonly WaitingView[];
  /** The cards that they gained in their last turn, or so far in the one going on, in games in which a card asks for it. */
  readonly gained?: readonly string[];
  /** What lies on mats, in games that have some. */
  readonly mats?: Readonly<Record<Mat, MatView>>;
  /** What else is counted for the player, in games in which something is. */
  readonly counters?: Counts;
}

/** What a player alone knows of their own cards. */
export interface OwnSeat {
  readonly seat: number;
  readonly hand: Counts;
  /** The deck may be counted, not looked at. */
  readonly deck: number;
  readonly looking: readonly string[];
  /** All cards that are theirs: they have seen each one come and go. */
  readonly owned: Counts;
  /** The cards on mats that others only see the back of. */
  readonly mats?: Readonly<Record<Mat, readonly string[]>>;
  /** The cards that are set aside face down for each of the own plays that wait, in their order, if there are any. */
  readonly waiting?: readonly (readonly string[])[];
}

export interface PileView {
  readonly pile: string;
  /** The card that lies open; when a mixed pile is empty, its own id. */
  readonly card: string;
  readonly cost: number;
  readonly left: number;
  /** Whether it is in the supply: can be bought, and counts as an empty pile. */
  readonly inSupply: boolean;
  /** What it costs besides coins, if anything. */
  readonly potions?: number;
  readonly debt?: number;
  /** Which cards make it cheaper now, and by how many coins, also where that is more than it costs. */
  readonly cheaper?: Counts;
  /** Whether the game ends if one more card of it is taken, and would not end without. */
  readonly endsGame?: true;
  /** Whether its card forbids the player whose turn it is to buy it now, whatever they can pay. */
  readonly barred?: true;
  /** What lies on it, in games in which something can. */
  readonly tokens?: Counts;
}

/** What a seat may see (rule 11), as plain JSON. Everything not named here stays in the engine. */
export interface SeatView {
  readonly onTurn: number;
  readonly phase: string;
  readonly actions: number;
  readonly buys: number;
  readonly coins: number;
  /** Left out where there are none. */
  readonly potions?: number;
  /** Whether the turn comes in addition. */
  readonly extra?: true;
  readonly over: boolean;
  /** How many piles of the supply are empty, and how many end the game. */
  readonly emptyPiles: number;
  readonly emptyPilesToEnd: number;
  readonly supply: readonly PileView[];
  /** Cards that are treasures in this game, though not in print. */
  readonly treasures?: readonly string[];
  /** What lies on mats that all players share, in games that have some. */
  readonly mats?: Counts;
  /** The cards that have been named this turn, by the card for which they were. */
  readonly named?: Readonly<Record<string, readonly string[]>>;
  /** The cards played this turn that do something for the rest of it, and how many plays of each still do. */
  readonly lasting?: Counts;
  readonly trash: Counts;
  readonly seats: readonly PublicSeat[];
  readonly own: OwnSeat | null;
  /** The seat for which this one decides now, if it is not its own. */
  readonly controls?: OwnSeat;
}

/** `seat` is null for somebody who only watches. */
export function seatView(table: Table, seat: number | null): SeatView {
  const { state, layout, supply, library } = table;
  const { turn } = state;
  const controls = turn.controller === seat && turn.owner !== seat;
  return {
    onTurn: turn.owner,
    phase: library.phases[turn.phase].name,
    actions: turn.actions,
    buys: turn.buys,
    coins: turn.coins,
    ...(turn.potions > 0 && { potions: turn.potions }),
    ...(turn.extra && { extra: true }),
    over: state.over,
    emptyPiles: supply.emptyPiles,
    emptyPilesToEnd: supply.emptyPilesToEnd,
    supply: layout.piles.map((pile) => pileView(table, pile)),
    ...treasures(table),
    ...sharedMats(table),
    ...named(table),
    ...lasting(table),
    trash: counts(table, state.trash),
    seats: state.seats.map((_, one) => publicSeat(table, one)),
    own: seat === null ? null : ownSeat(table, seat),
    ...(controls && { controls: ownSeat(table, turn.owner) }),
  };
}

function treasures({ library }: Table): Pick<SeatView, 'treasures'> {
  const cards = library.altered.filter(({ isTreasure }) => isTreasure);
  return cards.length > 0 ? { treasures: cards.map(({ id }) => id) } : {};
}

function sharedMats({ layout, state }: Table): Pick<SeatView, 'mats'> {
  const { startTokens } = layout;
  if (startTokens.length === 0) return {};
  return { mats: Object.fromEntries(startTokens.map(({ name }, i) => [name, state.shared[i]])) };
}

function named(table: Table): Pick<SeatView, 'named'> {
  const { library, turn } = table;
  if (turn.named.length === 0) return {};
  const causes = new Set(turn.named.filter((_, i) => i % 2 === 0).map((kind) => library.kinds[kind]));
  return {
    named: Object.fromEntries(
      [...causes].map((cause) => [cause.id, namedFor(table, cause).map(({ id }) => id)]),
    ),
  };
}

function lasting({ turn, library }: Table): Pick<SeatView, 'lasting'> {
  const all: Counts = {};
  for (const [place, played] of turn.plays.entries()) {
    const { id, isLasting } = library.kinds[played];
    if (isLasting && !turn.usedUp.includes(place)) all[id] = (all[id] ?? 0) + 1;
  }
  return Object.keys(all).length > 0 ? { lasting: all } : {};
}

const nothing = new Cost(0);

function pileView(table: Table, { id, index, kind, inSupply }: Pile): PileView {
  const { state, supply } = table;
  const top = kind ?? supply.top(index);
  const { coins, potions, debt } = top === null ? nothing : table.cost(top);
  return {
    pile: id,
    card: top?.id ?? id,
    cost: coins,
    left: state.left[index],
    inSupply,
    ...(potions > 0 && { potions }),
    ...(debt > 0 && { debt }),
    ...(top !== null && reasonsOf(table, top)),
    ...(!supply.endsAfter([]) && supply.endsAfter([index]) && { endsGame: true }),
    ...(top !== null && isBarred(table, top) && { barred: true }),
    ...tokensOn(table, index),
  };
}

function reasonsOf(table: Table, kind: Kind): Pick<PileView, 'cheaper'> {
  const cheaper = reasonsFor(table, kind);
  return Object.keys(cheaper).length > 0 ? { cheaper } : {};
}

function tokensOn({ layout, state }: Table, pile: number): Pick<PileView, 'tokens'> {
  if (layout.tokens.length === 0) return {};
  return { tokens: Object.fromEntries(layout.tokens.map((name, i) => [name, state.tokens[i][pile]])) };
}

function publicSeat(table: Table, place: number): PublicSeat {
  const seat = table.state.seats[place];
  const waiting = waitingOf(table, place);
  return {
    hand: seat.hand.length,
    deck: seat.deck.length > 0,
    discard: table.names(seat.discard.slice(-1))[0] ?? null,
    play: table.names(seat.play),
    playedAs: seat.play.map((card) => table.kindOf(card).id),
    aside: table.names(asideOf(table, place)),
    turns: seat.turns,
    ...(waiting.length > 0 && { waiting }),
    ...(table.layout.keepsGains && { gained: gainedBy(table, seat) }),
    ...matsOf(table, seat),
    ...countersOf(table, seat),
  };
}

function gainedBy({ library }: Table, { gains }: Seat): string[] {
  return gains.filter((_, i) => i % 2 === 0).map((kind) => library.kinds[kind].id);
}

/** What is set aside face down is shown with the play for which it is. */
function matsOf(table: Table, seat: Seat): Pick<PublicSeat, 'mats'> {
  const seen: Record<Mat, MatView> = {};
  for (const [i, { name, rule }] of table.layout.mats.entries()) {
    if (name === FACE_DOWN) continue;
    const hidden = rule.count === 'all' ? seat.mats[i].length : null;
    seen[name] = rule.cards === 'all' ? table.names(seat.mats[i]) : hidden;
  }
  return Object.keys(seen).length > 0 ? { mats: seen } : {};
}

function countersOf(table: Table, { counters }: Seat): Pick<PublicSeat, 'counters'> {
  const all = table.layout.counters;
  if (all.length === 0) return {};
  return { counters: Object.fromEntries(all.map(({ name }, i) => [name, counters[i]])) };
}

function ownSeat(table: Table, seat: number): OwnSeat {
  const zones = table.state.seats[seat];
  const { hand, deck, looking, mats } = zones;
  const covered = table.layout.mats.flatMap(({ name, rule }, i) =>
    rule.cards === 'owner' && name !== FACE_DOWN ? [[name, table.names(mats[i])]] : [],
  );
  const kept = privatelyKept(table, seat);
  return {
    seat,
    hand: counts(table, hand),
    deck: deck.length,
    looking: table.names(looking),
    owned: counts(table, zonesOf(zones).flat()),
    ...(covered.length > 0 && { mats: Object.fromEntries(covered) }),
    ...(kept.some((cards) => cards.length > 0) && { waiting: kept }),
  };
}

/** Sorted by name: the order of cards in a hand or in the trash says nothing and gives nothing away. */
function counts(table: Table, cards: readonly number[]): Counts {
  const all: Counts = {};
  for (const id of table.names(cards).sort()) all[id] = (all[id] ?? 0) + 1;
  return all;
}
