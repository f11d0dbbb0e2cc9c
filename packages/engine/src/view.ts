import type { Kind } from './card.ts';
import type { Cost } from './cost.ts';
import { NOWHERE } from './decision.ts';
import { IN_MIXED_PILE } from './layout.ts';
import type { PhaseRule } from './phases.ts';
import type { Player } from './player.ts';
import { canRehearse, Rehearsal } from './rehearsal.ts';
import { countKnownTo, countOwned, moneyOf, pointsKnownTo, pointsWith } from './scoring.ts';
import { type SeatView, seatView } from './seat-view.ts';
import { empty, type Turn } from './state.ts';
import type { Table } from './table.ts';
import { namedFor } from './this-turn.ts';
import { type Mat, zonesOf } from './zones.ts';

/** What a seat may see (rule 11), read where it stands, without a copy. */
export class View {
  readonly seat: number | null;
  readonly #table: Table;
  /** Parts of the state that bots read all the time. */
  readonly #turn: Turn;
  readonly #left: readonly number[];
  readonly #phases: readonly PhaseRule[];
  /** Null for somebody who only watches. */
  readonly #own: Player | null;
  #rehearsal: Rehearsal | null = null;
  #counted: Uint16Array | null = null;
  /** Room for those of the cards that are asked about: the end is looked for in many ways. */
  readonly #piles: number[] = [];

  /** `seat` is null for somebody who only watches. */
  constructor(table: Table, seat: number | null) {
    this.#table = table;
    this.#turn = table.turn;
    this.#left = table.state.left;
    this.#phases = table.library.phases;
    this.seat = seat;
    this.#own = seat === null ? null : table.players[seat];
  }

  get coins(): number {
    return this.#turn.coins;
  }

  get buys(): number {
    return this.#turn.buys;
  }

  get actions(): number {
    return this.#turn.actions;
  }

  get phase(): string {
    return this.#phases[this.#turn.phase].name;
  }

  /** How many decisions of the game have been answered. */
  get answered(): number {
    return this.#table.state.answered;
  }

  get onTurn(): number {
    return this.#turn.owner;
  }

  get players(): number {
    return this.#table.players.length;
  }

  /** How many turns the seat has begun. */
  get turn(): number {
    return this.#own?.zones.turns ?? 0;
  }

  /** How many turns anybody has begun. */
  turnsOf(seat: number): number {
    return this.#table.state.seats[seat].turns;
  }

  /** How many supply piles are empty. */
  get emptyPiles(): number {
    return this.#table.supply.emptyPiles;
  }

  /** So many empty supply piles end the game. */
  get emptyPilesToEnd(): number {
    return this.#table.supply.emptyPilesToEnd;
  }

  /** Whether the game could end in this turn, with the coins and buys there are. */
  get canEnd(): boolean {
    return this.#table.supply.canEnd(this.#turn.buys, this.#table);
  }

  /** Whether the game would be over after a turn in which these cards, each on top of its pile, were taken. */
  endsAfter(taken: readonly Kind[]): boolean {
    const { supply } = this.#table;
    const piles = this.#piles;
    empty(piles);
    for (let i = 0; i < taken.length; i++) piles.push(supply.pileWith(taken[i]));
    return supply.endsAfter(piles);
  }

  /** The cards that lie on top of the piles of the supply. */
  get tops(): Kind[] {
    return this.#table.supply.tops;
  }

  /** Whether a card comes from a pile of different ones. */
  isMixed(kind: Kind): boolean {
    return this.#table.layout.pileOfKind[kind.index] === IN_MIXED_PILE;
  }

  /** How many cards the pile with this id has left. */
  left(id: string): number {
    const pile = this.#table.layout.pileOf.get(id);
    return pile === undefined ? 0 : this.#left[pile];
  }

  /** The same for the pile of the supply that has a card of this kind on top. */
  leftOf(kind: Kind): number {
    const pile = this.#table.supply.pileWith(kind);
    return pile >= 0 ? this.#left[pile] : 0;
  }

  /** The card that lies open on the pile with this id; null if it is empty or not in the game. */
  top(id: string): Kind | null {
    const pile = this.#table.layout.pileOf.get(id);
    return pile === undefined ? null : this.#table.supply.top(pile);
  }

  /** Whether the pile with this id can be bought from now, with the coins there are. */
  canBuy(id: string): boolean {
    const pile = this.#table.layout.pileOf.get(id);
    const top = pile === undefined ? null : this.#table.supply.forSale(pile);
    return top !== null && this.#turn.buys > 0 && this.#table.mayBuy(top);
  }

  /** The same for the pile that has a card of this kind on top. */
  canBuyKind(kind: Kind): boolean {
    // What is too expensive is seen at a glance, and most cards are.
    if (!this.#table.mayBuy(kind)) return false;
    return this.#table.supply.pileWith(kind) >= 0 && this.#turn.buys > 0;
  }

  /** What a card costs now. */
  cost(kind: Kind): Cost {
    return this.#table.cost(kind);
  }

  /** Whether the seat has a card of this kind in hand. */
  holds(kind: Kind): boolean {
    return this.#own !== null && this.#own.held(kind) !== NOWHERE;
  }

  /** One of the own cards in hand, by its place. */
  held(place: number): Kind {
    return this.#table.kindOf((this.#own as Player).zones.hand[place]);
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

  /** The kinds of cards that a player gained in their last turn, where a card of the game asks for it. */
  gained(seat: number): readonly Kind[] {
    return this.#table.players[seat].gainedLastTurn();
  }

  /** The own cards on a mat; none in a game without it. */
  onMat(mat: Mat): Kind[] {
    const cards = this.#own?.zones.mats[this.#table.matOf(mat)] ?? [];
    return cards.map((card) => this.#table.kindOf(card));
  }

  /** What is counted for a player; 0 in a game without it. */
  counter(seat: number, name: string): number {
    return this.#table.state.seats[seat].counters[this.#table.counterOf(name)] ?? 0;
  }

  /** How many of these tokens lie on the pile of the supply that has a card of this kind on top. */
  tokensOn(kind: Kind, name: string): number {
    const { layout, state, supply } = this.#table;
    return state.tokens[layout.tokens.indexOf(name)]?.[supply.pileWith(kind)] ?? 0;
  }

  /** How many tokens lie on a mat that all players share; 0 in a game without it. */
  onSharedMat(mat: string): number {
    return this.#table.state.shared[this.#table.sharedMatOf(mat)] ?? 0;
  }

  /** The cards that have been named this turn for one of this kind. */
  namedFor(kind: Kind): readonly Kind[] {
    return namedFor(this.#table, kind);
  }

  /** Whether the turn comes in addition to the turns around the table. */
  get isExtraTurn(): boolean {
    return this.#turn.extra;
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
   * The list changes with the game.
   */
  get counts(): Readonly<Uint16Array> {
    return this.#own === null ? this.#tally([]) : this.#own.holdings.counts;
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

  /** What a card is in this game, where it may be more than is printed on it. */
  asInGame(kind: Kind): Kind {
    return this.#table.library.kinds[kind.index];
  }

  /** Whether any card of this kind is in the game. */
  isInGame(kind: Kind): boolean {
    return this.#table.layout.isUsed[kind.index] === 1;
  }

  /** Whether some treasure of this game does more than give coins. */
  get hasInstructedTreasures(): boolean {
    return this.#table.layout.hasInstructedTreasures;
  }

  /** The cards in the trash. */
  get trash(): Kind[] {
    return this.#table.state.trash.map((card) => this.#table.kindOf(card));
  }

  /** How many cards the seat has. */
  get cards(): number {
    return this.seat === null ? 0 : this.cardsOf(this.seat);
  }

  /** How many cards anybody has. */
  cardsOf(seat: number): number {
    let size = 0;
    for (const zone of zonesOf(this.#table.state.seats[seat])) size += zone.length;
    return size;
  }

  /** The coins of all treasures the seat has. */
  get money(): number {
    return this.#own === null ? 0 : moneyOf(this.#own);
  }

  /** The points of a seat, as far as this seat can know them: it has watched what everybody gained and trashed. */
  points(seat: number): number {
    return pointsKnownTo(this.seat, this.#table.players[seat]);
  }

  /** How many cards of a kind a seat has, as far as this seat can know. */
  countOf(seat: number, kind: Kind): number {
    return countKnownTo(this.seat, this.#table.players[seat], kind);
  }

  /** The points the seat would have at the end of this turn with these cards as well. */
  pointsWith(gained: readonly Kind[]): number {
    return this.#own === null ? 0 : pointsWith(this.#own, gained);
  }

  /** By how many points the seat is ahead of the best of the others; below 0 if it is behind. */
  get lead(): number {
    let best = Number.NEGATIVE_INFINITY;
    for (let seat = 0; seat < this.players; seat++)
      if (seat !== this.seat) best = Math.max(best, this.points(seat));
    return this.seat === null ? 0 : this.points(this.seat) - best;
  }

  /** Where this seat can try out how the game may go on; null where it cannot, and for somebody who only watches. */
  get rehearsal(): Rehearsal | null {
    if (this.seat === null || !canRehearse(this.#table, this.seat)) return null;
    this.#rehearsal ??= new Rehearsal(this.#table, this.seat);
    return this.#rehearsal;
  }

  toJSON(): SeatView {
    return seatView(this.#table, this.seat);
  }
}
