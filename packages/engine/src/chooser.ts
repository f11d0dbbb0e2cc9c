import type { Kind } from './card.ts';
import type { DecisionKind, Purpose } from './decision.ts';
import { type Seat, type ZoneName, zoneNames } from './state.ts';
import type { Table } from './table.ts';

/** Which cards may be picked and how many; without `min` and `max` exactly one. */
export interface CardPick {
  readonly purpose: Purpose;
  readonly from?: ZoneName;
  readonly min?: number;
  readonly max?: number;
  readonly which?: (kind: Kind) => boolean;
}

/** The half of a player that looks and chooses; Player adds the half that moves cards. */
export class Chooser {
  readonly table: Table;
  readonly seat: number;
  zones: Seat;

  constructor(table: Table, seat: number) {
    this.table = table;
    this.seat = seat;
    this.zones = table.state.seats[seat];
  }

  get hand(): readonly number[] {
    return this.zones.hand;
  }

  kindOf(card: number): Kind {
    return this.table.kindOf(card);
  }

  costOf(card: number): number {
    return this.table.cost(this.table.kindOf(card));
  }

  count(zone: ZoneName, id: string): number {
    let count = 0;
    for (const card of this.zones[zone]) if (this.table.kindOf(card).id === id) count++;
    return count;
  }

  /** Whether any card of this player, wherever it is, is such a card. */
  owns(which: (kind: Kind) => boolean): boolean {
    return zoneNames.some((zone) => this.zones[zone].some((card) => which(this.kindOf(card))));
  }

  /** A card of this name in hand. */
  find(id: string): number | undefined {
    return this.zones.hand.find((card) => this.kindOf(card).id === id);
  }

  /** A card in hand of the kind with this index. */
  held(kind: number): number {
    return this.zones.hand.find((card) => this.kindOf(card).index === kind) as number;
  }

  get deckSize(): number {
    return this.zones.deck.length;
  }

  /** Picks cards out of a zone of this player. */
  pick({ from = 'hand', ...pick }: CardPick): number[] {
    return this.pickFrom(this.zones[from], pick);
  }

  /** Picks out of any list of cards. Of equal cards it does not matter which. */
  pickFrom(cards: readonly number[], { purpose, min = 1, max = 1, which }: CardPick): number[] {
    const { question } = this.table;
    question.begin(this.seat, 'cards', purpose);
    for (const card of cards) {
      const kind = this.kindOf(card);
      if (which?.(kind) !== false) question.offerEqual(kind.id, kind.index);
    }
    const { decision, total } = question;
    decision.min = Math.min(min, total);
    decision.max = Math.min(max, total);
    const wanted = this.table.ask().map((place) => question.refs[place]);
    return this.#cardsOf(wanted, cards);
  }

  /** The owner's order for cards that go onto the deck, first = top. Equal cards have one order. */
  order(cards: readonly number[], purpose: Purpose): number[] {
    const { question } = this.table;
    question.begin(this.seat, 'order', purpose);
    for (const card of cards) question.offerEqual(this.kindOf(card).id, this.kindOf(card).index);
    question.decision.min = cards.length;
    question.decision.max = cards.length;
    question.decision.ordered = true;
    const wanted = this.table.ask().map((place) => question.refs[place]);
    return this.#cardsOf(wanted, cards);
  }

  #cardsOf(kinds: readonly number[], cards: readonly number[]): number[] {
    const rest = [...cards];
    return kinds.map((index) => {
      const at = rest.findIndex((card) => this.kindOf(card).index === index);
      return rest.splice(at, 1)[0];
    });
  }

  /** `about` is the card in question, for somebody who does not see it. */
  yesNo(purpose: Purpose, about: string | null = null): boolean {
    return this.#choose('yes-no', purpose, ['yes', 'no'], about) === 0;
  }

  #choose(kind: DecisionKind, purpose: Purpose, labels: readonly string[], about: string | null): number {
    const { question } = this.table;
    question.begin(this.seat, kind, purpose);
    question.decision.about = about;
    for (let i = 0; i < labels.length; i++) question.offer(labels[i], i, 1);
    return this.table.ask()[0];
  }
}
