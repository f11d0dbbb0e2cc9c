import type { Kind } from './card.ts';
import { Chooser } from './chooser.ts';
import { resolve } from './moments.ts';
import { Play } from './play.ts';
import { empty, takeOut, type ZoneName } from './state.ts';
import type { Table } from './table.ts';
import { type CardRef, isTracked, track } from './track.ts';

/** What may be gained: what costs so much or less, or exactly so much. */
export interface GainPick {
  readonly upTo?: number;
  readonly exactly?: number;
  readonly which?: (kind: Kind) => boolean;
  readonly to?: GainTo;
}

type GainTo = 'discard' | 'hand' | 'deck';

/**
 * A player as cards see him: the verbs of the game. `me` in a card's instructions.
 */
export class Player extends Chooser {
  /** The table's, at hand because every card that moves counts here. */
  readonly #moves: Uint32Array;

  constructor(table: Table, seat: number) {
    super(table, seat);
    this.#moves = table.moves;
  }

  /** The other players, from the left on if this player is on turn. */
  others(): Player[] {
    return this.table.inTurnOrder().filter((player) => player !== this);
  }

  // ------------------------------------------------------------ plus

  addActions(actions: number): void {
    this.table.state.actions += actions;
    if (this.table.events) this.table.emit({ type: 'plus', player: this.seat, actions });
  }

  addBuys(buys: number): void {
    this.table.state.buys += buys;
    if (this.table.events) this.table.emit({ type: 'plus', player: this.seat, buys });
  }

  addCoins(coins: number): void {
    this.table.state.coins += coins;
    if (this.table.events) this.table.emit({ type: 'plus', player: this.seat, coins });
  }

  /** Everything costs so much less until the end of the turn. */
  reduceCosts(coins: number): void {
    this.table.state.discount += coins;
    if (this.table.events) this.table.emit({ type: 'plus', player: this.seat, discount: coins });
  }

  // ------------------------------------------------------------ the deck

  draw(count: number): void {
    const { hand } = this.zones;
    const before = hand.length;
    this.#fromDeck(count, hand);
    if (this.table.events) this.#tell('draw', hand.slice(before), [this.seat]);
  }

  /** Takes cards off the deck and shows them to all. They lie aside until they are put somewhere. */
  revealFromDeck(count: number): number[] {
    const cards = this.#takeFromDeck(count, this.zones.aside);
    this.#tell('reveal', cards);
    return cards;
  }

  /** Reveals card after card until one fits, or there are no more. */
  revealUntil(fits: (kind: Kind) => boolean): { found: number[]; others: number[] } {
    const others: number[] = [];
    for (;;) {
      const [card] = this.revealFromDeck(1);
      if (card === undefined) return { found: [], others };
      if (fits(this.kindOf(card))) return { found: [card], others };
      others.push(card);
    }
  }

  /** Takes cards off the deck for this player alone to see. They lie aside until they are put somewhere. */
  lookAtDeck(count: number): number[] {
    const cards = this.#takeFromDeck(count, this.zones.looking);
    this.#tell('look', cards, [this.seat]);
    return cards;
  }

  /** Discards cards from the top of the deck, one by one and seen by all. */
  discardFromDeck(count: number): number[] {
    const cards = this.#takeFromDeck(count, this.zones.aside);
    this.discard(cards, 'aside');
    return cards;
  }

  #takeFromDeck(count: number, to: number[]): number[] {
    const before = to.length;
    this.#fromDeck(count, to);
    return to.slice(before);
  }

  /** Moves cards from the top of the deck, shuffling when there are too few (general.md 5). */
  #fromDeck(count: number, to: number[]): void {
    const { zones } = this;
    if (zones.deck.length < count && zones.discard.length > 0) this.#shuffleUnderDeck();
    const { deck } = zones;
    for (let i = count < deck.length ? count : deck.length; i > 0; i--) this.#put(deck.pop() as number, to);
  }

  /** The discard pile is shuffled and placed under what is left of the deck. */
  #shuffleUnderDeck(): void {
    const { zones, table } = this;
    const rest = zones.deck;
    const shuffled = zones.discard;
    table.shuffle(shuffled);
    for (let i = 0; i < shuffled.length; i++) this.#moves[shuffled[i]]++;
    for (let i = 0; i < rest.length; i++) shuffled.push(rest[i]);
    empty(rest);
    zones.deck = shuffled;
    zones.discard = rest;
    if (table.events) table.emit({ type: 'shuffle', player: this.seat });
  }

  /** The whole deck goes onto the discard pile; the cards are neither seen nor discarded. */
  putDeckIntoDiscard(): void {
    const { deck, discard } = this.zones;
    const count = deck.length;
    while (deck.length > 0) this.#put(deck.pop() as number, discard);
    this.table.emit({ type: 'put-deck-into-discard', player: this.seat, count });
  }

  // ------------------------------------------------------------ moving cards

  /** Discards the cards together; the last ends up on top. */
  discard(cards: readonly number[], from: ZoneName = 'hand'): void {
    this.#move(cards, from, 'discard');
    if (this.table.events) this.#tellDiscard(cards, from === 'aside');
  }

  /** Of cards that did not lie open already the others see how many they are and the top one. */
  #tellDiscard(cards: readonly number[], open: boolean): void {
    if (cards.length === 0) return;
    const names = this.table.names(cards);
    const event = {
      type: 'discard',
      player: this.seat,
      count: names.length,
      cards: names,
      top: names.at(-1),
    } as const;
    this.table.emit(open ? event : { ...event, seenBy: [this.seat] });
  }

  /** At clean-up: the hand, and on top of it the cards played. */
  discardAll(): void {
    const { hand, play, discard } = this.zones;
    const cards = this.table.events ? [...hand, ...play] : null;
    for (let i = 0; i < hand.length; i++) this.#put(hand[i], discard);
    for (let i = 0; i < play.length; i++) this.#put(play[i], discard);
    empty(hand);
    empty(play);
    if (cards) this.#tellDiscard(cards, false);
  }

  /** Trashes the cards together. */
  trash(cards: readonly number[], from: ZoneName = 'hand'): void {
    for (const card of cards) {
      takeOut(this.zones[from], card);
      this.#put(card, this.table.state.trash);
    }
    this.#tell('trash', cards);
  }

  /** Puts the cards on the deck, the first on top. The others do not see them, or their order if they lie open. */
  putOnDeck(cards: readonly number[], from: ZoneName = 'hand'): void {
    this.#move([...cards].reverse(), from, 'deck');
    this.#tell('put-on-deck', cards, from === 'aside' && cards.length === 1 ? undefined : [this.seat]);
  }

  /** Puts a card of the hand into the deck, with so many cards above it. */
  putInDeck(card: number, above: number): void {
    const { deck, hand } = this.zones;
    takeOut(hand, card);
    this.#moves[card]++;
    deck.splice(deck.length - above, 0, card);
    const cards = this.table.names([card]);
    this.table.emit({ type: 'put-in-deck', player: this.seat, count: 1, cards, seenBy: [this.seat] });
  }

  putInHand(cards: readonly number[], from: 'aside' | 'looking'): void {
    this.#move(cards, from, 'hand');
    this.#tell('put-in-hand', cards, from === 'aside' ? undefined : [this.seat]);
  }

  setAside(cards: readonly number[], from: ZoneName): void {
    this.#move(cards, from, 'aside');
    this.#tell('set-aside', cards);
  }

  /** Shows cards of the hand to all; they stay there. */
  reveal(cards: readonly number[]): void {
    this.#tell('reveal', cards);
  }

  #move(cards: readonly number[], from: ZoneName, to: ZoneName): void {
    for (const card of cards) {
      takeOut(this.zones[from], card);
      this.#put(card, this.zones[to]);
    }
  }

  #put(card: number, zone: number[]): void {
    this.#moves[card]++;
    zone.push(card);
  }

  #tell(
    type: 'draw' | 'reveal' | 'look' | 'trash' | 'put-on-deck' | 'put-in-hand' | 'set-aside',
    cards: readonly number[],
    seenBy?: readonly number[],
  ): void {
    if (!this.table.events || cards.length === 0) return;
    const event = { type, player: this.seat, count: cards.length, cards: this.table.names(cards) };
    this.table.emit(seenBy ? { ...event, seenBy } : event);
  }

  // ------------------------------------------------------------ gaining

  /** Gains a card of this name from the supply; false if there is none. */
  gain(id: string, to: GainTo = 'discard'): boolean {
    const pile = this.table.layout.pileOf.get(id);
    return pile !== undefined && this.gainFrom(pile, to);
  }

  /** Gains a card of the supply of the player's choice. It has to be done if it can be done. */
  gainOneOf({
    upTo = Number.POSITIVE_INFINITY,
    exactly,
    which = () => true,
    to = 'discard',
  }: GainPick): Kind | null {
    const fits = (cost: number) => (exactly === undefined ? cost <= upTo : cost === exactly);
    const pile = this.pickPile('gain', (kind, cost) => fits(cost) && which(kind));
    if (pile === null) return null;
    this.gainFrom(pile, to);
    return this.table.layout.piles[pile].kind;
  }

  gainFrom(pile: number, to: GainTo = 'discard'): boolean {
    const { table } = this;
    if (table.state.left[pile] === 0) return false;
    const card = table.supply.take(pile);
    this.#put(card, this.zones[to]);
    if (table.events) table.emit({ type: 'gain', player: this.seat, cards: table.names([card]), to });
    return true;
  }

  /** Gains a card out of the trash. */
  gainFromTrash(card: number): void {
    takeOut(this.table.state.trash, card);
    this.#put(card, this.zones.discard);
    const cards = this.table.names([card]);
    this.table.emit({ type: 'gain', player: this.seat, cards, from: 'trash', to: 'discard' });
  }

  /** Trashes the top card of a pile, which nobody gains on the way. */
  trashFromSupply(pile: number): void {
    const card = this.table.supply.take(pile);
    this.#put(card, this.table.state.trash);
    this.table.emit({
      type: 'trash',
      player: this.seat,
      count: 1,
      cards: this.table.names([card]),
      from: 'supply',
    });
  }

  /** Hands a card of the hand over; nobody else sees it. */
  passTo(receiver: Player, card: number): void {
    takeOut(this.zones.hand, card);
    this.#put(card, receiver.zones.hand);
    const { seat } = receiver;
    const cards = this.table.names([card]);
    this.table.emit({
      type: 'pass',
      player: this.seat,
      receiver: seat,
      count: 1,
      cards,
      seenBy: [this.seat, seat],
    });
  }

  // ------------------------------------------------------------ playing

  /** A card that may be moved later, as long as it is where it is now. */
  track(card: number, zone: ZoneName): CardRef {
    return track(this.table, card, zone);
  }

  playFromHand(card: number): void {
    const { hand, play } = this.zones;
    takeOut(hand, card);
    this.#put(card, play);
    this.#follow(this.kindOf(card), card, this.#moves[card]);
  }

  /** Plays a card: into the play area if it can be put there, then its instructions are followed all the same. */
  play(ref: CardRef): void {
    const { table } = this;
    const tracked = isTracked(table, ref, this);
    if (tracked && ref.zone !== 'play') {
      this.#move([ref.card], ref.zone, 'play');
      ref.zone = 'play';
      ref.moves = table.moves[ref.card];
    }
    this.#follow(this.kindOf(ref.card), ref.card, tracked ? ref.moves : -1);
  }

  #follow(kind: Kind, card: number, moves: number): void {
    const { table } = this;
    const play = new Play(this, kind, card, moves);
    table.state.plays.push(kind.index);
    if (table.events) table.emit({ type: 'play', player: this.seat, cards: [kind.id] });
    const outer = table.source;
    table.source = kind.id;
    if (kind.isAttack) resolve(table, 'attack-played', play);
    if (kind.coins > 0) this.addCoins(kind.coins);
    kind.play?.(this, play);
    table.source = outer;
    if (table.listeners.played !== null) resolve(table, 'played', play);
  }

  /** Discards cards of the player's choice until so many are left in hand. */
  discardDownTo(size: number): void {
    const excess = this.hand.length - size;
    if (excess > 0) this.discard(this.pick({ purpose: 'discard', min: excess, max: excess }));
  }
}
