import type { PileKind } from './card.ts';
import { Game } from './game.ts';
import { type Layout, LayoutBuilder, newSeat } from './layout.ts';
import type { Library } from './library.ts';
import { type Result, refused } from './problem.ts';
import { Random, shuffle } from './random.ts';
import { checkSetup, pilesOf, type Setup, usesColonies } from './setup.ts';
import { NOBODY, newTurn, type State } from './state.ts';
import { isMat, type Seat, type ZoneName } from './zones.ts';

/** Card ids by zone; of the deck the first is on top. */
export type ArrangedSeat = { readonly [Z in ZoneName]?: readonly string[] | undefined } & {
  /** Turns begun, and whatever else is counted. */
  readonly turns: number;
  readonly counters?: Readonly<Record<string, number>>;
};

/** A position to play on from; what is not named is empty, a pile that is not named has its size at the start. */
export interface Position {
  readonly setup: Setup;
  readonly seats: readonly ArrangedSeat[];
  /** How many cards piles have, or of mixed piles their cards, the first on top. */
  readonly supply: Readonly<Record<string, number | readonly string[]>>;
  /** What lies on piles, how many of each token; on a pile that is not named lies what does so at the beginning. */
  readonly tokens?: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** How much lies on mats that all players share. */
  readonly mats?: Readonly<Record<string, number>>;
  readonly trash: readonly string[];
  readonly onTurn: number;
  /** The name of the phase. */
  readonly phase: string;
  readonly actions: number;
  readonly buys: number;
  readonly coins: number;
  readonly potions?: number;
}

/** A game that goes on from a position that somebody laid out: for rulings, puzzles and bug reports. */
export function arrange(all: Library, position: Position): Result<Game> {
  const checked = checkSetup(all, position.setup);
  if (!checked.ok) return checked;
  const setup = checked.value;
  const library = all.forKingdom(setup.kingdom);
  const piles = pilesOf(library, setup.kingdom, usesColonies(library, setup));
  const wrong = checkPosition(library, position, piles);
  if (wrong !== null) return refused('position', wrong);

  const landscapes = setup.landscapes ?? [];
  const builder = new LayoutBuilder(
    library,
    landscapes.map((id) => library.landscape(id)),
  );
  const placed = cardsOf(position);
  for (const pile of piles) {
    const cards = pileCards(pile, position, setup).map((id) => builder.card(library.get(id)));
    // Whatever lies elsewhere may be put back.
    const room = placed.filter((id) => pile.kinds.some((kind) => kind.id === id)).length;
    builder.pile(pile, cards, cards.length, room);
  }
  const put = (ids: readonly string[] = []) => ids.map((id) => builder.card(library.get(id)));
  const laid = position.seats.map((seat) => zonesOf(seat).map(([zone, ids]) => [zone, put(ids)] as const));
  const trash = put(position.trash);
  const layout = builder.layout(setup.rules);
  const unplaced = checkPlaces(layout, position);
  if (unplaced !== null) return refused('position', unplaced);
  const seats = position.seats.map(({ turns, counters = {} }, i) => {
    const seat: Seat = { ...newSeat(layout), turns };
    for (const [zone, cards] of laid[i]) {
      if (isMat(zone)) seat.mats[layout.mats.findIndex(({ name }) => name === zone)] = cards;
      else seat[zone] = cards;
    }
    seat.counters = layout.counters.map(({ name }) => counters[name] ?? 0);
    return seat;
  });
  const state = builder.state(layout, seats, trash, []);
  const { tokens = {}, mats = {} } = position;
  state.tokens = layout.tokens.map((name, token) =>
    layout.piles.map(({ id }, pile) => (id in tokens ? (tokens[id][name] ?? 0) : state.tokens[token][pile])),
  );
  state.shared = layout.startTokens.map(({ name }) => mats[name] ?? 0);
  const { onTurn, phase, actions, buys, coins, potions = 0 } = position;
  const place = library.phases.findIndex(({ name }) => name === phase);
  const right = (onTurn + seats.length - 1) % seats.length;
  const previous = seats[right].turns > 0 ? right : NOBODY;
  // What lies in play was played in this turn and has nothing left to do.
  const plays = seats[onTurn].play.map((card) => layout.kindOf[card].index);
  const discount = discountOf(library, plays);
  const counted = { phase: place, actions, buys, coins, potions, discount, plays };
  const turn = { ...newTurn(onTurn, previous), ...counted };
  const checkpoint: State = { ...state, turns: 1, turn, lastInOrder: onTurn };
  return { ok: true, value: Game.resume({ setup, checkpoint, answers: [] }, { layout }) };
}

/** By how much these plays make everything cheaper. */
function discountOf({ kinds }: Library, plays: readonly number[]): number {
  const discounts = plays.map((kind) => kinds[kind].discount);
  return discounts.reduce((sum, one) => sum + (one === null || one.of !== undefined ? 0 : one.coins), 0);
}

/** Mats, counters, tokens and phases are there only if a card or the program brings them. */
function checkPlaces(
  layout: Layout,
  { seats, tokens = {}, mats: shared = {}, phase }: Position,
): string | null {
  const unknown = (what: string, used: readonly string[], known: readonly string[]) => {
    const name = used.find((one) => !known.includes(one));
    return name === undefined ? null : `There is no ${what} "${name}" in this game.`;
  };
  const mats = seats.flatMap((seat) => zonesOf(seat).flatMap(([zone]) => (isMat(zone) ? [zone] : [])));
  const counters = seats.flatMap((seat) => Object.keys(seat.counters ?? {}));
  const lying = Object.values(tokens).flatMap((counts) => Object.keys(counts));
  return (
    unknown('mat', mats, namesOf(layout.mats)) ??
    unknown('mat', Object.keys(shared), namesOf(layout.startTokens)) ??
    unknown('counter', counters, namesOf(layout.counters)) ??
    unknown('pile', Object.keys(tokens), [...layout.pileOf.keys()]) ??
    unknown('token', lying, layout.tokens) ??
    unknown('phase', [phase], namesOf(layout.library.phases))
  );
}

function namesOf(things: readonly { readonly name: string }[]): string[] {
  return things.map(({ name }) => name);
}

/** What lies in which zone, in the order of a list of cards: of a deck the first is on top. */
function zonesOf({ turns, counters, ...zones }: ArrangedSeat): (readonly [ZoneName, readonly string[]])[] {
  return (Object.entries(zones) as [ZoneName, readonly string[] | undefined][]).map(([zone, ids = []]) => [
    zone,
    zone === 'deck' ? [...ids].reverse() : ids,
  ]);
}

function checkPosition(
  library: Library,
  { supply, ...position }: Position,
  piles: readonly PileKind[],
): string | null {
  const { setup, seats, onTurn } = position;
  if (seats.length !== setup.players)
    return `There are ${seats.length} seats in a game for ${setup.players}.`;
  if (seats[onTurn] === undefined) return `There is no seat ${onTurn} to take the turn.`;
  for (const [id, cards] of Object.entries(supply)) {
    const pile = piles.find((one) => one.id === id);
    if (pile === undefined) return `There is no pile "${id}" in this game.`;
    if (typeof cards === 'number') continue;
    const stranger = cards.find((card) => !pile.kinds.some((kind) => kind.id === card));
    if (stranger !== undefined) return `The pile "${id}" has no card "${stranger}".`;
  }
  const unknown = cardsOf(position).find((id) => library.find(id) === undefined);
  return unknown === undefined ? null : `There is no card "${unknown}".`;
}

/** The cards of a pile, the last on top; of a mixed pile that is not laid out in full, some by chance. */
function pileCards(
  { id, kinds, copies, size }: PileKind,
  { supply }: Position,
  { players, seed }: Setup,
): string[] {
  const given = supply[id] ?? size(players);
  if (typeof given !== 'number') return [...given].reverse();
  if (kinds.length === 1) return new Array<string>(given).fill(kinds[0].id);
  const cards = kinds.flatMap((kind) => new Array<string>(copies(players)).fill(kind.id));
  shuffle(new Random(seed), { chance: 0 }, cards);
  return cards.slice(0, given);
}

function cardsOf({ seats, trash }: Pick<Position, 'seats' | 'trash'>): string[] {
  return [...trash, ...seats.flatMap((seat) => zonesOf(seat).flatMap(([, ids]) => ids))];
}
