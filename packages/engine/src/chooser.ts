import type { Kind } from './card.ts';
import { numberOffer, optionOffer } from './choice.ts';
import { Cost } from './cost.ts';
import { NOWHERE, type Purpose } from './decision.ts';
import { Holdings } from './holdings.ts';
import type { Turn } from './state.ts';
import type { Table } from './table.ts';
import { type Seat, type ZoneName, zonesOf } from './zones.ts';

/** Which cards may be picked and how many; without `min` and `max` exactly one. */
export interface CardPick {
  readonly purpose: Purpose;
  readonly min?: number;
  readonly max?: number;
  readonly which?: (kind: Kind) => boolean;
  /** Whether the order of the picks means something. */
  readonly ordered?: boolean;
}

/** Which piles may be picked: by what their top cards cost, so much or less, or exactly so much; a number is so many coins. */
export interface PilePick {
  readonly upTo?: number | Cost | undefined;
  readonly exactly?: number | Cost | undefined;
  readonly which?: ((kind: Kind, cost: Cost) => boolean) | undefined;
  /** Whether the player may want none. */
  readonly optional?: boolean;
}

/** Cards somewhere, to pick from. */
export interface Cards {
  readonly cards: readonly number[];
  readonly from: ZoneName | 'trash';
  readonly of?: Chooser;
}

const none: readonly number[] = [];
const yes = optionOffer('yes');
const no = optionOffer('no');

/** The part of a player that looks and chooses; Mover and Player add what they do. */
export class Chooser {
  readonly table: Table;
  readonly seat: number;
  readonly zones: Seat;
  readonly holdings: Holdings;
  /** The table's: whoever's turn it is. */
  protected readonly turn: Turn;

  constructor(table: Table, seat: number) {
    this.table = table;
    this.seat = seat;
    this.zones = table.state.seats[seat];
    this.holdings = new Holdings(table.layout, this.zones);
    this.turn = table.turn;
  }

  get hand(): readonly number[] {
    return this.zones.hand;
  }

  /** The cards in one of this player's zones. */
  cardsIn(zone: ZoneName): number[] {
    const { zones } = this;
    switch (zone) {
      case 'hand':
        return zones.hand;
      case 'discard':
        return zones.discard;
      case 'play':
        return zones.play;
      case 'deck':
        return zones.deck;
      case 'aside':
        return zones.aside;
      case 'looking':
        return zones.looking;
      default:
        return zones.mats[this.table.matOf(zone)];
    }
  }

  /** What a card is. */
  kindOf(card: number): Kind {
    return this.table.kindOf(card);
  }

  /** What a card costs at the moment. */
  costOf(card: number): Cost {
    return this.table.cost(this.table.kindOf(card));
  }

  /** How many cards with this id are in a zone. */
  count(zone: ZoneName, id: string): number {
    let count = 0;
    for (const card of this.cardsIn(zone)) if (this.table.kindOf(card).id === id) count++;
    return count;
  }

  /** The cards of this kind in a zone. */
  cardsOf(zone: ZoneName, kind: Kind): readonly number[] {
    const cards = this.cardsIn(zone);
    let found: number[] | null = null;
    for (let i = 0; i < cards.length; i++) {
      if (this.table.kindOf(cards[i]) !== kind) continue;
      found ??= [];
      found.push(cards[i]);
    }
    return found ?? none;
  }

  /** Whether this player has such a card, in any zone. */
  owns(which: (kind: Kind) => boolean): boolean {
    return zonesOf(this.zones).some((zone) => zone.some((card) => which(this.kindOf(card))));
  }

  /** A card with this id in hand. */
  find(id: string): number | undefined {
    return this.zones.hand.find((card) => this.kindOf(card).id === id);
  }

  /** A card of this kind in hand; NOWHERE if there is none. */
  held(kind: Kind): number {
    const { hand } = this.zones;
    for (let i = 0; i < hand.length; i++) if (this.kindOf(hand[i]) === kind) return hand[i];
    return NOWHERE;
  }

  /** Whether there is an action in hand. A loop of its own, like the next one, because every turn begins with it. */
  holdsAction(): boolean {
    if (this.holdings.actions === 0) return false;
    const { hand } = this.zones;
    const { kinds } = this.table;
    for (let i = 0; i < hand.length; i++) if (kinds[hand[i]].isAction) return true;
    return false;
  }

  /** Whether there is a treasure in hand. */
  holdsTreasure(): boolean {
    const { hand } = this.zones;
    const { kinds } = this.table;
    for (let i = 0; i < hand.length; i++) if (kinds[hand[i]].isTreasure) return true;
    return false;
  }

  get deckSize(): number {
    return this.zones.deck.length;
  }

  /** Picks cards from the hand. */
  pick(pick: CardPick): number[] {
    return this.pickFrom({ cards: this.zones.hand, from: 'hand' }, pick);
  }

  /** Picks from any list of cards. Equal cards are interchangeable. */
  pickFrom(
    { cards, from, of = this }: Cards,
    { purpose, min = 1, max = 1, which, ordered = false }: CardPick,
  ): number[] {
    const { question } = this.table;
    question.begin(this.seat, 'cards', purpose);
    for (const card of cards) {
      const kind = this.kindOf(card);
      if (which?.(kind) !== false) question.offerEqual(kind.offers.pick, kind.index);
    }
    const { total } = question;
    question.from = from;
    question.of = of.seat;
    question.min = Math.min(min, total);
    question.max = Math.min(max, total);
    question.ordered = ordered;
    return this.#answeredWith(cards);
  }

  /** The owner's order for cards that go onto the deck, the top card first. Equal cards are interchangeable. */
  order(cards: readonly number[], from: ZoneName): number[] {
    const { question } = this.table;
    question.begin(this.seat, 'order', 'put-on-deck');
    for (const card of cards) question.offerEqual(this.kindOf(card).offers.pick, this.kindOf(card).index);
    question.from = from;
    question.min = cards.length;
    question.max = cards.length;
    question.ordered = true;
    return this.#answeredWith(cards);
  }

  /** Asks for kinds and takes a card of each out of these. */
  #answeredWith(cards: readonly number[]): number[] {
    const { question } = this.table;
    const places = this.table.ask();
    const picked: number[] = [];
    for (let i = 0; i < places.length; i++) {
      const kind = question.refs[places[i]];
      let at = 0;
      while (this.kindOf(cards[at]).index !== kind || picked.includes(cards[at])) at++;
      picked.push(cards[at]);
    }
    return picked;
  }

  /** Picks one card from the hand or the discard pile; a card that is in both has a label for each. */
  pickFromHandOrDiscard({
    purpose,
    min = 1,
    which,
  }: CardPick): { card: number; from: 'hand' | 'discard' } | null {
    const { question } = this.table;
    const { hand, discard } = this.zones;
    question.begin(this.seat, 'cards', purpose);
    for (const cards of [hand, discard]) {
      for (const card of cards) {
        const kind = this.kindOf(card);
        if (which?.(kind) === false) continue;
        const isTwofold = cards === discard && this.held(kind) !== NOWHERE;
        question.offerEqual(
          isTwofold ? kind.offers.pickFromDiscard : kind.offers.pick,
          cards === hand ? kind.index : -1 - kind.index,
        );
      }
    }
    question.from = 'hand';
    question.showsDiscard = true;
    question.min = Math.min(min, question.size);
    const [place] = this.table.ask();
    if (place === undefined) return null;
    const ref = question.refs[place];
    if (ref >= 0) return { card: this.held(this.table.library.kinds[ref]), from: 'hand' };
    return { card: discard.find((card) => this.kindOf(card).index === -1 - ref) as number, from: 'discard' };
  }

  /** A supply pile whose card may be chosen; null if there is none, or if the player wants none. */
  pickPile(purpose: Purpose, { upTo, exactly, which, optional = false }: PilePick): number | null {
    const { table } = this;
    const { question } = table;
    const most = upTo === undefined ? null : Cost.of(upTo);
    const equal = exactly === undefined ? null : Cost.of(exactly);
    question.begin(this.seat, 'pile', purpose);
    const { length } = table.layout.piles;
    for (let pile = 0; pile < length; pile++) {
      const kind = table.supply.forSale(pile);
      if (kind === null) continue;
      const cost = table.cost(kind);
      if (most !== null && !cost.isAtMost(most)) continue;
      if (equal !== null && !cost.equals(equal)) continue;
      if (which === undefined || which(kind, cost)) question.offer(kind.offers.pick, pile);
    }
    question.upTo = most;
    question.exactly = equal;
    question.min = optional ? 0 : 1;
    const picks = table.ask();
    return picks.length === 0 ? null : question.refs[picks[0]];
  }

  /** Asks yes or no. `about` is the card in question, for players who cannot see it; `of` is its owner. */
  yesNo(purpose: Purpose, about: string | null = null, of: Chooser = this): boolean {
    const { question } = this.table;
    question.begin(this.seat, 'yes-no', purpose);
    question.about = about;
    question.of = of.seat;
    question.offer(yes, 0);
    question.offer(no, 1);
    return this.table.ask()[0] === 0;
  }

  /** Chooses `count` different options, one by default; all are chosen before any is carried out. */
  choose<Option extends string>(options: readonly Option[], count = 1, ordered = false): Option[] {
    const { question } = this.table;
    question.begin(this.seat, 'options', 'choose');
    for (let i = 0; i < options.length; i++) question.offer(optionOffer(options[i]), i);
    question.min = count;
    question.max = count;
    question.ordered = ordered;
    return this.table.ask().map((place) => options[place]);
  }

  /** The name of any card, in this game or not. */
  nameCard(): string {
    const { question, library } = this.table;
    question.begin(this.seat, 'name', 'name');
    for (const { offers, index } of library.kinds) question.offer(offers.name, index);
    return library.kinds[question.refs[this.table.ask()[0]]].id;
  }

  /** A number from 0 to `most`. */
  amount(purpose: Purpose, most: number): number {
    const { question } = this.table;
    question.begin(this.seat, 'amount', purpose);
    for (let number = 0; number <= most; number++) question.offer(numberOffer('pay', number), number);
    return this.table.ask()[0];
  }

  /** A position for a card in this player's deck: the number of cards above it. */
  placeInDeck(card: number): number {
    const { question, kinds } = this.table;
    question.begin(this.seat, 'place', 'put-in-deck');
    question.about = kinds[card].id;
    for (let above = 0; above <= this.deckSize; above++) question.offer(numberOffer('put', above), above);
    return this.table.ask()[0];
  }
}
