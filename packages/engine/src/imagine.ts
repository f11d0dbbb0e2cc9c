import type { Layout, Pile } from './layout.ts';
import { draw, type Random, shuffle } from './random.ts';
import { copyState, type State } from './state.ts';
import type { Table } from './table.ts';
import { type Seat, zonesOf } from './zones.ts';

/**
 * The state as it may be, for all the view of a seat tells: what is hidden from it is dealt anew (general 11). Which
 * cards each player has is known, because everybody sees them come and go; where they are is not.
 */
export function imagine({ state, layout }: Table, seat: number, random: Random): State {
  const imagined = copyState(state);
  imagined.chance = 0;
  new Dealer(layout, imagined, random).deal(seat);
  return imagined;
}

class Dealer {
  readonly #layout: Layout;
  readonly #state: State;
  readonly #random: Random;
  readonly #marks: Uint8Array;

  constructor(layout: Layout, state: State, random: Random) {
    this.#layout = layout;
    this.#state = state;
    this.#random = random;
    this.#marks = new Uint8Array(layout.kindOf.length);
  }

  deal(seat: number): void {
    this.#passUnseen(seat);
    this.#state.seats.forEach((zones, other) => {
      if (other === seat) this.#dealOwn(zones);
      else this.#dealOther(zones);
    });
    for (const pile of this.#layout.piles) if (pile.kind === null) this.#dealPile(pile);
    this.#order(this.#state.box);
  }

  /** The owner counts the deck, and looks neither into it nor below the top of the discard pile. */
  #dealOwn(zones: Seat): void {
    const { deck, discard } = zones;
    const hidden = this.#shuffled([...deck, ...discard.slice(0, -1)]);
    zones.deck = hidden.slice(0, deck.length);
    zones.discard = [...hidden.slice(deck.length), ...discard.slice(-1)];
  }

  /** All but the number of cards in hand, the top of the discard pile and whether there is a deck. */
  #dealOther(zones: Seat): void {
    const { hand, looking, mats, deck, discard } = zones;
    const top = discard.slice(-1);
    const rest = this.#shuffled(this.#hiddenOf(zones));
    zones.hand = rest.splice(0, hand.length);
    zones.looking = rest.splice(0, looking.length);
    zones.mats = mats.map((cards, mat) => (this.#isCovered(mat) ? rest.splice(0, cards.length) : cards));
    // A deck that is seen has a card at least; without a top there is nothing below it.
    const most = top.length > 0 ? rest.length - 1 : 0;
    const below = deck.length === 0 ? rest.length : this.#draw(most + 1);
    zones.discard = [...rest.splice(0, below), ...top];
    zones.deck = rest;
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

  /** What two others passed between them is, for all the seat knows, any card of the one who passed it. */
  #passUnseen(seat: number): void {
    const { passes, seats } = this.#state;
    for (let i = 0; i < passes.length; i += 3) {
      const [card, giver, receiver] = passes.slice(i, i + 3);
      if (giver === seat || receiver === seat || !this.#hiddenOf(seats[receiver]).includes(card)) continue;
      const got = this.#receivedWith(i, giver);
      const may = this.#order([...this.#hiddenOf(seats[giver]).filter((own) => !got.includes(own)), card]);
      const passed = may[this.#draw(may.length)];
      exchange(seats[receiver], card, passed);
      exchange(seats[giver], passed, card);
      passes[i] = passed;
    }
  }

  /** The cards of a player that others do not see. */
  #hiddenOf({ hand, looking, mats, deck, discard }: Seat): number[] {
    const covered = mats.filter((_, mat) => this.#isCovered(mat)).flat();
    return [...hand, ...looking, ...covered, ...deck, ...discard.slice(0, -1)];
  }

  /** Whether others see of the cards on a mat how many they are and not which. */
  #isCovered(mat: number): boolean {
    return this.#layout.mats[mat].rule.cards !== 'all';
  }

  /** What a player got in the same round of passing they cannot have passed on in it: all pass at once. */
  #receivedWith(pass: number, player: number): number[] {
    const { passes, seats } = this.#state;
    const round = 3 * (seats.length - 1);
    const received: number[] = [];
    for (let i = Math.max(0, pass - round); i < Math.min(passes.length, pass + round + 3); i += 3)
      if (passes[i + 2] === player) received.push(passes[i]);
    return received;
  }

  /** Put in order first: where cards really are has no influence on where they come to lie. */
  #shuffled(cards: number[]): number[] {
    shuffle(this.#random, this.#state, this.#order(cards));
    return cards;
  }

  /** By kind and then by number. Cards are marked and gathered in that order, which is cheaper than sorting them. */
  #order(cards: number[]): number[] {
    const { inOrder } = this.#layout;
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

function exchange(seat: Seat, card: number, other: number): void {
  for (const zone of zonesOf(seat)) {
    const place = zone.indexOf(card);
    if (place >= 0) zone[place] = other;
  }
}
