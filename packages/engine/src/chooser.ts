import type { Kind } from './card.ts';
import { numberOffer, Offer, optionOffer } from './choice.ts';
import { Cost } from './cost.ts';
import { NOWHERE, type Purpose } from './decision.ts';
import { Looker } from './looker.ts';
import type { ZoneName } from './zones.ts';

/** Which cards may be picked and how many; without `min` and `max` exactly one. */
export interface CardPick {
  readonly purpose: Purpose;
  readonly min?: number;
  readonly max?: number;
  readonly which?: (kind: Kind) => boolean;
  /** Whether the order of the picks means something. */
  readonly ordered?: boolean;
  /** Whether it matters what the cards cost: whoever is asked is told. */
  readonly priced?: true;
}

/** Which piles may be picked: by what their top cards cost, so much or less, or exactly so much; a number is so many coins. */
export interface PilePick {
  readonly upTo?: number | Cost | undefined;
  readonly exactly?: number | Cost | undefined;
  readonly which?: ((kind: Kind, cost: Cost) => boolean) | undefined;
  /** Whether the player may want none. */
  readonly optional?: boolean;
}

/** How many options are chosen. */
interface OptionPick {
  readonly count?: number;
  /** Whether the order of the picks means something. */
  readonly ordered?: boolean;
  /** Whether the player may want none. */
  readonly optional?: boolean;
  /** The id of the card in question, if they are about one. */
  readonly about?: string | null;
}

/** Cards somewhere, to pick from. */
export interface Cards {
  readonly cards: readonly number[];
  readonly from: ZoneName | 'trash';
  readonly of?: Looker;
}

const yes = optionOffer('yes');
const no = optionOffer('no');

/** The part of a player that chooses. */
export class Chooser extends Looker {
  /** Picks cards from the hand. */
  pick(pick: CardPick): number[] {
    return this.pickFrom({ cards: this.zones.hand, from: 'hand' }, pick);
  }

  /** Picks from any list of cards. Equal cards are interchangeable. */
  pickFrom(
    { cards, from, of = this }: Cards,
    { purpose, min = 1, max = 1, which, ordered = false, priced }: CardPick,
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
    if (priced) question.costOf = (kind) => this.table.cost(this.table.library.kinds[kind]).coins;
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
      if (kind === null || !table.supply.canGainFrom(pile)) continue;
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

  /** Any pile of the supply. An empty one goes by its card too, or if it had different ones by its own id. */
  pickAnyPile(purpose: Purpose): number {
    const { question, layout, supply } = this.table;
    question.begin(this.seat, 'pile', purpose);
    for (const { id, index, kind, inSupply } of layout.piles) {
      if (!inSupply) continue;
      const card = kind ?? supply.top(index);
      question.offer(card?.offers.pick ?? new Offer({ verb: 'pick', card: id }), index);
    }
    return question.refs[this.table.ask()[0]];
  }

  /** One of these kinds, whether or not there is a card of it to be had; null if there are none. */
  pickKind(kinds: readonly Kind[], purpose: Purpose): Kind | null {
    const { question, library } = this.table;
    question.begin(this.seat, 'pile', purpose);
    for (const { offers, index } of kinds) question.offer(offers.pick, index);
    const picks = this.table.ask();
    return picks.length === 0 ? null : library.kinds[question.refs[picks[0]]];
  }

  /** Asks yes or no. `about` is the card in question, for players who cannot see it; `of` is its owner. */
  yesNo(purpose: Purpose, about: string | null = null, of: Looker = this): boolean {
    const { question } = this.table;
    question.begin(this.seat, 'yes-no', purpose);
    question.about = about;
    question.of = of.seat;
    question.offer(yes, 0);
    question.offer(no, 1);
    return this.table.ask()[0] === 0;
  }

  /** Chooses different options, one by default; all are chosen before any is carried out. */
  choose<Option extends string>(
    options: readonly Option[],
    { count = 1, ordered = false, optional = false, about = null }: OptionPick = {},
  ): Option[] {
    const { question } = this.table;
    question.begin(this.seat, 'options', 'choose');
    question.about = about;
    for (let i = 0; i < options.length; i++) question.offer(optionOffer(options[i]), i);
    question.min = optional ? 0 : count;
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

  /** A number from 0 to `most`; `about` is the card of which there may be so many. */
  amount(purpose: Purpose, most: number, about: string | null = null): number {
    const { question } = this.table;
    question.begin(this.seat, 'amount', purpose);
    question.about = about;
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
