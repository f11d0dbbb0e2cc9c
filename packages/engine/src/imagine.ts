import type { Pile } from './layout.ts';
import { draw, type Random, shuffle } from './random.ts';
import { copyState, type Seat, type State } from './state.ts';
import type { Table } from './table.ts';

/**
 * The state as it may be, for all the view of a seat tells: what is hidden from it is dealt anew (general.md 11). Which
 * cards each player has is known, because everybody sees them come and go; where they are is not.
 *
 * Cards are put in order before they are dealt: where they really are has no influence on where they come to lie.
 */
export function imagine({ state, layout, library }: Table, seat: number, random: Random): State {
  const imagined = copyState(state);
  imagined.chance = 0;
  passUnseen(imagined, seat, random);
  imagined.seats.forEach((zones, other) => {
    if (other === seat) dealOwn(zones, imagined, random);
    else dealOther(zones, imagined, random);
  });
  for (const pile of layout.piles) {
    if (pile.kind !== null) continue;
    const kinds = new Set(library.findPile(pile.id)?.kinds);
    const isOfPile = (card: number) => kinds.has(layout.kindOf[card]);
    dealPile(pile, isOfPile, imagined, random);
  }
  imagined.box.sort(byNumber);
  return imagined;
}

/** The owner counts the deck, and looks neither into it nor below the top of the discard pile. */
function dealOwn(zones: Seat, state: State, random: Random): void {
  const { deck, discard } = zones;
  const hidden = [...deck, ...discard.slice(0, -1)];
  dealt(hidden, state, random);
  zones.deck = hidden.slice(0, deck.length);
  zones.discard = [...hidden.slice(deck.length), ...discard.slice(-1)];
}

/** All but the number of cards in hand, the top of the discard pile and whether there is a deck. */
function dealOther(zones: Seat, state: State, random: Random): void {
  const { hand, deck, discard, looking } = zones;
  const top = discard.slice(-1);
  const hidden = hiddenOf(zones);
  dealt(hidden, state, random);
  const rest = hidden.length - hand.length - looking.length;
  zones.hand = hidden.slice(0, hand.length);
  zones.looking = hidden.slice(hand.length, hand.length + looking.length);
  const below = hidden.slice(hand.length + looking.length);
  // A deck that is seen has a card at least; without a top there is nothing below it.
  const most = top.length > 0 ? rest - 1 : 0;
  const inDiscard = deck.length === 0 ? rest : draw(random, state, most + 1);
  zones.deck = below.slice(inDiscard);
  zones.discard = [...below.slice(0, inDiscard), ...top];
}

/** What two others passed between them is, for all the seat knows, any card of the one who passed it. */
function passUnseen(state: State, seat: number, random: Random): void {
  const { passes, seats } = state;
  for (let i = 0; i < passes.length; i += 3) {
    const [card, giver, receiver] = passes.slice(i, i + 3);
    if (giver === seat || receiver === seat || !hiddenOf(seats[receiver]).includes(card)) continue;
    const may = [...hiddenOf(seats[giver]), card].sort(byNumber);
    const passed = may[draw(random, state, may.length)];
    exchange(seats[receiver], card, passed);
    exchange(seats[giver], passed, card);
    passes[i] = passed;
  }
}

/** The cards of a player that others do not see. */
function hiddenOf({ hand, deck, discard, looking }: Seat): number[] {
  return [...hand, ...looking, ...deck, ...discard.slice(0, -1)];
}

function exchange({ hand, deck, discard, looking }: Seat, card: number, other: number): void {
  for (const zone of [hand, deck, discard, looking]) {
    const place = zone.indexOf(card);
    if (place >= 0) zone[place] = other;
  }
}

/** Below the top card of a mixed pile nobody has looked, nor into the box where the rest of its cards is. */
function dealPile(
  { index, start }: Pile,
  isOfPile: (card: number) => boolean,
  state: State,
  random: Random,
): void {
  const below = Math.max(0, state.left[index] - 1);
  const boxed = state.box.filter(isOfPile);
  const cards = [...state.supply.slice(start, start + below), ...boxed];
  dealt(cards, state, random);
  state.box = [...state.box.filter((card) => !isOfPile(card)), ...cards.slice(below)];
  state.supply = state.supply.toSpliced(start, below, ...cards.slice(0, below));
}

function dealt(cards: number[], state: State, random: Random): void {
  cards.sort(byNumber);
  shuffle(random, state, cards);
}

function byNumber(one: number, other: number): number {
  return one - other;
}
