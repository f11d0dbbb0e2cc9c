import { exchangeKept, keptFaceDown } from './kept.ts';
import type { Layout, Pile } from './layout.ts';
import { isPassedUnseen, passAnew } from './passing.ts';
import type { Question } from './question.ts';
import { draw, type Random, shuffle } from './random.ts';
import { copyState, empty, restoreState, type State } from './state.ts';
import type { Table } from './table.ts';
import type { Seat, ZoneName } from './zones.ts';

/**
 * Deals a game as it may be, for all the view of a seat tells: what is hidden from it is dealt again (rule 11). Which
 * cards each player has is known, because everybody sees them come and go; where they are is not.
 */
export class Dealer {
  readonly #layout: Layout;
  readonly #seat: number;
  readonly #random: Random;
  readonly #state: State;
  /** All cards, by kind and then by number. */
  readonly #inOrder: Uint16Array;
  readonly #marks: Uint8Array;
  /** What is being shuffled. */
  readonly #hidden: number[] = [];
  /** What the seat is asked in the middle of a card. */
  #question: Question | null = null;

  constructor({ state, layout }: Table, seat: number, random: Random) {
    this.#layout = layout;
    this.#seat = seat;
    this.#random = random;
    this.#state = copyState(state);
    this.#inOrder = ordered(layout);
    this.#marks = new Uint8Array(layout.kindOf.length);
  }

  /**
   * What may be instead of this state; until the next one is dealt. In the middle of a card the seat looks at the cards it
   * is asked about, and these stay where they are.
   */
  deal(from: State, question: Question | null): State {
    const state = this.#state;
    this.#question = question;
    restoreState(state, from);
    state.chance = 0;
    const passed = isPassedUnseen(state, this.#seat) ? this.#passed() : null;
    for (let seat = 0; seat < state.seats.length; seat++) {
      const zones = state.seats[seat];
      if (seat === this.#seat) this.#dealOwn(zones);
      else this.#dealOther(seat, zones, passed === null ? this.#hiddenOf(seat, zones) : passed[seat]);
    }
    if (state.waiting.length > 0) exchangeKept(state, this.#layout, keptFaceDown(from, this.#layout));
    for (const pile of this.#layout.piles) if (pile.kind === null) this.#dealPile(pile);
    this.#order(state.box);
    return state;
  }

  /** The owner counts the deck, and looks neither into it nor below the top of the discard pile. */
  #dealOwn({ deck, discard }: Seat): void {
    const hidden = this.#hidden;
    empty(hidden);
    const below = this.#isShown(this.#seat, 'discard') ? 0 : discard.length - 1;
    add(hidden, deck, deck.length);
    add(hidden, discard, below);
    this.#shuffled(hidden);
    const rest = lay(hidden, 0, deck, deck.length);
    lay(hidden, rest, discard, below);
  }

  /** All but the number of cards in hand, the top of the discard pile and whether there is a deck. */
  #dealOther(seat: number, { hand, looking, mats, deck, discard }: Seat, hidden: number[]): void {
    this.#shuffled(hidden);
    let next = this.#isShown(seat, 'hand') ? 0 : lay(hidden, 0, hand, hand.length);
    next = lay(hidden, next, looking, looking.length);
    for (let mat = 0; mat < mats.length; mat++)
      if (this.#isCovered(mat)) next = lay(hidden, next, mats[mat], mats[mat].length);
    // A deck that is seen has a card at least; without a top there is nothing below it.
    const rest = hidden.length - next;
    const top = discard.slice(-1);
    const below = deck.length === 0 ? rest : this.#draw(top.length > 0 ? rest : 1);
    empty(discard);
    empty(deck);
    for (let i = 0; i < below; i++) discard.push(hidden[next++]);
    if (top.length > 0) discard.push(top[0]);
    while (next < hidden.length) deck.push(hidden[next++]);
  }

  /** Below the top card of a mixed pile nobody has looked, nor into the box where the rest of its cards is. */
  #dealPile({ id, index, start }: Pile): void {
    const state = this.#state;
    const { library, kindOf } = this.#layout;
    const kinds = new Set(library.findPile(id)?.kinds);
    const boxed = state.box.filter((card) => kinds.has(kindOf[card]));
    const below = Math.max(0, state.left[index] - 1);
    const cards = this.#shuffled([...state.supply.slice(start, start + below), ...boxed]);
    state.supply = state.supply.toSpliced(start, below, ...cards.splice(0, below));
    state.box = [...state.box.filter((card) => !boxed.includes(card)), ...cards];
  }

  /** The hidden cards of each of the others once they have passed again what the seat did not see. */
  #passed(): number[][] {
    const state = this.#state;
    const hidden = state.seats.map((zones, seat) =>
      seat === this.#seat ? [] : this.#addHidden([], seat, zones),
    );
    passAnew(state, this.#layout, this.#seat, hidden, (n) => this.#draw(n));
    return hidden;
  }

  /** The cards of a player that others do not see, until somebody else's are asked for. */
  #hiddenOf(seat: number, zones: Seat): number[] {
    empty(this.#hidden);
    return this.#addHidden(this.#hidden, seat, zones);
  }

  #addHidden(hidden: number[], seat: number, { hand, looking, mats, deck, discard }: Seat): number[] {
    if (!this.#isShown(seat, 'hand')) add(hidden, hand, hand.length);
    add(hidden, looking, looking.length);
    for (let mat = 0; mat < mats.length; mat++)
      if (this.#isCovered(mat)) add(hidden, mats[mat], mats[mat].length);
    add(hidden, deck, deck.length);
    add(hidden, discard, discard.length - 1);
    return hidden;
  }

  #isShown(seat: number, zone: ZoneName): boolean {
    return this.#question?.shows(seat, zone) ?? false;
  }

  /** Whether others see of the cards on a mat how many they are and not which. */
  #isCovered(mat: number): boolean {
    return this.#layout.mats[mat].rule.cards !== 'all';
  }

  /** Put in order first: where cards really are has no influence on where they come to lie. */
  #shuffled(cards: number[]): number[] {
    shuffle(this.#random, this.#state, this.#order(cards));
    return cards;
  }

  /** By kind and then by number. Cards are marked and gathered in that order, which is cheaper than sorting them. */
  #order(cards: number[]): number[] {
    const inOrder = this.#inOrder;
    const marks = this.#marks;
    for (let i = 0; i < cards.length; i++) marks[cards[i]] = 1;
    let next = 0;
    for (let i = 0; next < cards.length; i++) {
      const card = inOrder[i];
      if (marks[card] === 0) continue;
      marks[card] = 0;
      cards[next++] = card;
    }
    return cards;
  }

  #draw(n: number): number {
    return draw(this.#random, this.#state, n);
  }
}

/** All cards, by kind and then by number. How many there are of each is counted, which is quicker than sorting. */
function ordered({ kindOf, library: { kinds } }: Layout): Uint16Array {
  const places = new Uint16Array(kinds.length + 1);
  for (const { index } of kindOf) places[index + 1]++;
  for (let index = 0; index < kinds.length; index++) places[index + 1] += places[index];
  const inOrder = new Uint16Array(kindOf.length);
  for (let card = 0; card < kindOf.length; card++) inOrder[places[kindOf[card].index]++] = card;
  return inOrder;
}

/** Adds the first so many of these cards. */
function add(hidden: number[], cards: readonly number[], count: number): void {
  for (let i = 0; i < count; i++) hidden.push(cards[i]);
}

/** Lays hidden cards, from that place on, where the first so many of these were; returns the place after them. */
function lay(hidden: readonly number[], from: number, cards: number[], count: number): number {
  for (let i = 0; i < count; i++) cards[i] = hidden[from + i];
  return from + Math.max(count, 0);
}
