import type { Kind } from './card.ts';
import { Cost } from './cost.ts';
import type { Pile } from './layout.ts';
import type { Player } from './player.ts';
import { Rehearsal } from './rehearsal.ts';
import { countOwned, moneyOf, pointsKnownTo } from './scoring.ts';
import type { Table } from './table.ts';
import { type Mat, type Seat, zonesOf } from './zones.ts';

/** Card ids with how many of each. */
export type Counts = Record<string, number>;

/** Cards that can be seen, or how many there are, or nothing at all of them. */
type MatView = readonly string[] | number | null;

/** What one player may know of another, or a spectator of anybody. */
export interface PublicSeat {
  readonly hand: number;
  /** Whether there are cards in the deck: a pile lies there for all to see, its number is secret (general 11.1). */
  readonly deck: boolean;
  /** The top card of the discard pile; how many lie below it nobody may know. */
  readonly discard: string | null;
  readonly play: readonly string[];
  /** What the cards in play count as, in the same order. */
  readonly playedAs: readonly string[];
  readonly aside: readonly string[];
  readonly turns: number;
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
  /** What lies on it, in games in which something can. */
  readonly tokens?: Counts;
}

/** What a seat may see (general 11), as plain JSON. Everything not named here stays in the engine. */
export interface SeatView {
  readonly onTurn: number;
  readonly phase: string;
  readonly actions: number;
  readonly buys: number;
  readonly coins: number;
  /** Left out where there are none. */
  readonly potions?: number;
  readonly over: boolean;
  readonly supply: readonly PileView[];
  readonly trash: Counts;
  readonly seats: readonly PublicSeat[];
  readonly own: OwnSeat | null;
  /** The seat for which this one decides now, if it is not its own. */
  readonly controls?: OwnSeat;
}

/** The same for bots, read where it stands, without a copy. */
export class View {
  readonly seat: number | null;
  readonly #table: Table;
  #rehearsal: Rehearsal | null = null;
  #counted: Uint16Array | null = null;

  /** `seat` is null for somebody who only watches. */
  constructor(table: Table, seat: number | null) {
    this.#table = table;
    this.seat = seat;
  }

  get coins(): number {
    return this.#table.state.turn.coins;
  }

  get buys(): number {
    return this.#table.state.turn.buys;
  }

  get actions(): number {
    return this.#table.state.turn.actions;
  }

  get phase(): string {
    return this.#table.library.phases[this.#table.state.turn.phase].name;
  }

  get onTurn(): number {
    return this.#table.state.turn.owner;
  }

  get players(): number {
    return this.#table.players.length;
  }

  /** How many turns the seat has begun. */
  get turn(): number {
    return this.#own?.zones.turns ?? 0;
  }

  /** How many supply piles are empty. */
  get emptyPiles(): number {
    return this.#table.supply.emptyPiles;
  }

  /** How many cards the pile with this id has left. */
  left(id: string): number {
    const pile = this.#table.layout.pileOf.get(id);
    return pile === undefined ? 0 : this.#table.state.left[pile];
  }

  /** The card that lies open on the pile with this id; null if it is empty or not in the game. */
  top(id: string): Kind | null {
    const pile = this.#table.layout.pileOf.get(id);
    return pile === undefined ? null : this.#table.supply.top(pile);
  }

  /** Whether the pile with this id can be bought from now, with the coins there are. */
  canBuy(id: string): boolean {
    const { layout, supply, state } = this.#table;
    const pile = layout.pileOf.get(id);
    const { buys, coins, potions } = state.turn;
    if (pile === undefined || buys === 0 || !layout.piles[pile].inSupply) return false;
    const top = supply.top(pile);
    return top !== null && this.#table.cost(top).isPaidBy(coins, potions);
  }

  /** What a card costs now. */
  cost(kind: Kind): Cost {
    return this.#table.cost(kind);
  }

  /** The own cards in hand. */
  get hand(): Kind[] {
    return this.#own?.hand.map((card) => this.#table.kindOf(card)) ?? [];
  }

  /** The own cards that are being looked at. */
  get looking(): Kind[] {
    return this.#own?.zones.looking.map((card) => this.#table.kindOf(card)) ?? [];
  }

  /** What a player has in play, as what it counts. */
  inPlay(seat: number): Kind[] {
    return this.#table.state.seats[seat].play.map((card) => this.#table.kindOf(card));
  }

  /** How many cards anybody has in hand. */
  handSize(seat: number): number {
    return this.#table.state.seats[seat].hand.length;
  }

  /** How many cards lie in the own deck. */
  get deckSize(): number {
    return this.#own?.zones.deck.length ?? 0;
  }

  /** How many of this card the seat has, in whatever zone. */
  owned(id: string): number {
    const kind = this.#table.library.find(id);
    return kind === undefined ? 0 : this.count(kind);
  }

  /** The same for a card that has been looked up. */
  count(kind: Kind): number {
    return this.#own === null ? 0 : countOwned(this.#own, kind);
  }

  /**
   * How many of each kind the seat has, by the index of the kind: as what the cards are, whatever they count as in play.
   * The list is used again for the next question.
   */
  get counts(): Readonly<Uint16Array> {
    return this.#tally(this.#own === null ? [] : zonesOf(this.#own.zones));
  }

  /** The same for the own deck and discard pile: what is neither in hand nor on the table. */
  get unseen(): Readonly<Uint16Array> {
    const own = this.#own;
    return this.#tally(own === null ? [] : [own.zones.deck, own.zones.discard]);
  }

  #tally(zones: readonly (readonly number[])[]): Uint16Array {
    const { library, layout } = this.#table;
    this.#counted ??= new Uint16Array(library.kinds.length);
    const counts = this.#counted.fill(0);
    for (const zone of zones) for (let i = 0; i < zone.length; i++) counts[layout.kindOf[zone[i]].index]++;
    return counts;
  }

  /** The cards in the trash. */
  get trash(): Kind[] {
    return this.#table.state.trash.map((card) => this.#table.kindOf(card));
  }

  /** How many cards the seat has. */
  get cards(): number {
    return this.#own === null ? 0 : zonesOf(this.#own.zones).reduce((size, zone) => size + zone.length, 0);
  }

  /** The coins of all treasures the seat has. */
  get money(): number {
    return this.#own === null ? 0 : moneyOf(this.#own);
  }

  /** The points of a seat, as far as this seat can know them: it has watched what everybody gained and trashed. */
  points(seat: number): number {
    return pointsKnownTo(this.seat, this.#table.players[seat]);
  }

  /** By how many points the seat is ahead of the best of the others; below 0 if it is behind. */
  get lead(): number {
    let best = Number.NEGATIVE_INFINITY;
    for (let seat = 0; seat < this.players; seat++)
      if (seat !== this.seat) best = Math.max(best, this.points(seat));
    return this.seat === null ? 0 : this.points(this.seat) - best;
  }

  /** Where this seat can try out how the game may go on; null for somebody who only watches. */
  get rehearsal(): Rehearsal | null {
    if (this.seat !== null) this.#rehearsal ??= new Rehearsal(this.#table, this.seat);
    return this.#rehearsal;
  }

  /** Null for somebody who only watches. */
  get #own(): Player | null {
    return this.seat === null ? null : this.#table.players[this.seat];
  }

  toJSON(): SeatView {
    const { state, layout } = this.#table;
    const { turn } = state;
    const controls = turn.controller === this.seat && turn.owner !== this.seat;
    return {
      onTurn: turn.owner,
      phase: this.phase,
      actions: turn.actions,
      buys: turn.buys,
      coins: turn.coins,
      ...(turn.potions > 0 && { potions: turn.potions }),
      over: state.over,
      supply: layout.piles.map((pile) => this.#pile(pile)),
      trash: this.#counts(state.trash),
      seats: state.seats.map((seat) => this.#publicSeat(seat)),
      own: this.seat === null ? null : this.#ownSeat(this.seat),
      ...(controls && { controls: this.#ownSeat(turn.owner) }),
    };
  }

  #pile({ id, index, kind, inSupply }: Pile): PileView {
    const { state, supply } = this.#table;
    const top = kind ?? supply.top(index);
    const { coins, potions, debt } = top === null ? nothing : this.#table.cost(top);
    return {
      pile: id,
      card: top?.id ?? id,
      cost: coins,
      left: state.left[index],
      inSupply,
      ...(potions > 0 && { potions }),
      ...(debt > 0 && { debt }),
      ...this.#tokensOn(index),
    };
  }

  #tokensOn(pile: number): { tokens?: Counts } {
    const { layout, state } = this.#table;
    if (layout.tokens.length === 0) return {};
    return { tokens: Object.fromEntries(layout.tokens.map((name, i) => [name, state.tokens[i][pile]])) };
  }

  #publicSeat(seat: Seat): PublicSeat {
    return {
      hand: seat.hand.length,
      deck: seat.deck.length > 0,
      discard: this.#table.names(seat.discard.slice(-1))[0] ?? null,
      play: this.#table.names(seat.play),
      playedAs: seat.play.map((card) => this.#table.kindOf(card).id),
      aside: this.#table.names(seat.aside),
      turns: seat.turns,
      ...this.#matsOf(seat),
      ...this.#countersOf(seat),
    };
  }

  #matsOf(seat: Seat): Pick<PublicSeat, 'mats'> {
    const { mats } = this.#table.layout;
    if (mats.length === 0) return {};
    const seen = mats.map(({ name, rule }, i) => {
      const cards = seat.mats[i];
      if (rule.cards === 'all') return [name, this.#table.names(cards)];
      return [name, rule.count === 'all' ? cards.length : null];
    });
    return { mats: Object.fromEntries(seen) };
  }

  #countersOf({ counters }: Seat): Pick<PublicSeat, 'counters'> {
    const all = this.#table.layout.counters;
    if (all.length === 0) return {};
    return { counters: Object.fromEntries(all.map(({ name }, i) => [name, counters[i]])) };
  }

  #ownSeat(seat: number): OwnSeat {
    const zones = this.#table.state.seats[seat];
    const { hand, deck, looking, mats } = zones;
    const covered = this.#table.layout.mats.flatMap(({ name, rule }, i) =>
      rule.cards === 'owner' ? [[name, this.#table.names(mats[i])]] : [],
    );
    return {
      seat,
      hand: this.#counts(hand),
      deck: deck.length,
      looking: this.#table.names(looking),
      owned: this.#counts(zonesOf(zones).flat()),
      ...(covered.length > 0 && { mats: Object.fromEntries(covered) }),
    };
  }

  /** Sorted by name: the order of cards in a hand or in the trash says nothing and gives nothing away. */
  #counts(cards: readonly number[]): Counts {
    const counts: Counts = {};
    for (const id of this.#table.names(cards).sort()) counts[id] = (counts[id] ?? 0) + 1;
    return counts;
  }
}

const nothing = new Cost(0);
