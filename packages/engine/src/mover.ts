import type { Kind } from './card.ts';
import { Chooser } from './chooser.ts';
import type { Player } from './player.ts';
import { resolve } from './resolver.ts';
import { empty, takeOut, without } from './state.ts';
import type { Table } from './table.ts';
import { type CardRef, isTracked } from './track.ts';
import { FACE_DOWN, type Mat, type ZoneName } from './zones.ts';

/** The part of a player that moves cards among their own zones. */
export class Mover extends Chooser {
  /** The table's, at hand because every card that moves counts here. */
  protected readonly moves: Uint32Array;

  constructor(table: Table, seat: number) {
    super(table, seat);
    this.moves = table.moves;
  }

  draw(count: number): void {
    const { hand } = this.zones;
    const before = hand.length;
    this.#fromDeck(count, hand);
    if (this.table.events) this.tell('draw', hand.slice(before), [this.seat]);
  }

  /** Takes cards off the deck and shows them to all. They are set aside until they are put somewhere. */
  revealFromDeck(count: number): number[] {
    const cards = this.#takeFromDeck(count, this.zones.aside);
    this.tell('reveal', cards);
    return cards;
  }

  /** Reveals cards one by one until one fits or none are left. */
  revealUntil(fits: (kind: Kind) => boolean): { found: number[]; others: number[] } {
    const others: number[] = [];
    for (;;) {
      const [card] = this.revealFromDeck(1);
      if (card === undefined) return { found: [], others };
      if (fits(this.kindOf(card))) return { found: [card], others };
      others.push(card);
    }
  }

  /** Names a card and reveals the top card of the deck; if they match, it goes to the hand. */
  guessTop(): void {
    const name = this.nameCard();
    for (const card of this.revealFromDeck(1)) {
      if (this.kindOf(card).id === name) this.putInHand([card], 'aside');
      else this.putOnDeck([card], 'aside');
    }
  }

  /** Lets a player name a card; to the end of the turn everybody knows it was named for the card being followed. */
  letName(namer: Player): void {
    const { table, turn } = this;
    const name = namer.nameCard();
    const { library } = table;
    const { index } = library.get(table.source as string);
    turn.named = [...turn.named, index, library.get(name).index];
    table.emit({ type: 'name', player: namer.seat, cards: [name] });
  }

  /** Takes cards off the deck that only this player sees. They are set aside until they are put somewhere. */
  lookAtDeck(count: number): number[] {
    const cards = this.#takeFromDeck(count, this.zones.looking);
    this.tell('look', cards, [this.seat]);
    return cards;
  }

  /** Discards cards from the top of the deck, one by one, visible to all. */
  discardFromDeck(count: number): number[] {
    const cards = this.#takeFromDeck(count, this.zones.aside);
    this.discard(cards, 'aside');
    return cards;
  }

  /** Takes the bottom card of the deck, which only this player sees. It is set aside until it is put somewhere. */
  lookAtBottom(): number[] {
    const { zones } = this;
    if (zones.deck.length === 0 && zones.discard.length > 0) this.#shuffleUnderDeck();
    const cards = zones.deck.slice(0, 1);
    this.move(cards, 'deck', 'looking');
    this.tell('look', cards, [this.seat]);
    return cards;
  }

  /** Puts a card back where it was at the bottom of the deck; the others learn nothing of it. */
  putUnderDeck(card: number, from: ZoneName): void {
    takeOut(this.cardsIn(from), card);
    this.moves[card]++;
    this.zones.deck.unshift(card);
  }

  #takeFromDeck(count: number, to: number[]): number[] {
    const before = to.length;
    this.#fromDeck(count, to);
    return to.slice(before);
  }

  /** Moves cards from the top of the deck, shuffling when there are too few (rule 5). */
  #fromDeck(count: number, to: number[]): void {
    const { zones } = this;
    if (zones.deck.length < count && zones.discard.length > 0) this.#shuffleUnderDeck();
    const { deck } = zones;
    const taken = count < deck.length ? count : deck.length;
    for (let i = 0; i < taken; i++) {
      // In two steps: what comes straight out of `pop` the machine does not take for a number.
      const card = deck[deck.length - 1];
      deck.pop();
      to.push(card);
    }
    if (this.table.source !== null) for (let i = to.length - taken; i < to.length; i++) this.moves[to[i]]++;
  }

  /** The discard pile is shuffled and placed under what is left of the deck. */
  #shuffleUnderDeck(): void {
    const { zones, table } = this;
    const rest = zones.deck;
    const shuffled = zones.discard;
    table.shuffleFor(this.seat, shuffled);
    // That they moved need not be counted: track of a discarded card is lost as soon as another one is on top.
    for (let i = 0; i < rest.length; i++) shuffled.push(rest[i]);
    empty(rest);
    zones.deck = shuffled;
    zones.discard = rest;
    if (table.events) table.emit({ type: 'shuffle', player: this.seat });
    if (table.listeners.shuffled !== null) resolve(table, table.listeners.shuffled, { owner: this.player });
  }

  /** Puts the whole deck onto the discard pile. Nobody sees the cards, and they do not count as discarded. */
  putDeckIntoDiscard(): void {
    const { deck, discard } = this.zones;
    while (deck.length > 0) this.put(deck.pop() as number, discard);
    this.table.emit({ type: 'put-deck-into-discard', player: this.seat });
  }

  /** Discards the cards together; the last ends up on top. */
  discard(cards: readonly number[], from: ZoneName = 'hand'): void {
    const { table } = this;
    this.move(cards, from, 'discard');
    if (table.events) this.tellDiscard(cards, { isOpen: from === 'aside' });
    if (table.listeners.discarded === null || cards.length === 0) return;
    const happened = cards.map((card) => ({ card, kind: this.kindOf(card) }));
    resolve(table, table.listeners.discarded, { owner: this.player, cards: happened });
  }

  /** This player with all that players do. */
  protected get player(): Player {
    return this.table.players[this.seat];
  }

  /** Of cards that did not lie open already the others see how many they are and, unless it is covered, the top one. */
  protected tellDiscard(cards: readonly number[], { isOpen = false, isCovered = false }): void {
    if (cards.length === 0) return;
    const names = this.table.names(cards);
    this.table.emit({
      type: 'discard',
      player: this.seat,
      count: names.length,
      cards: names,
      ...(isCovered ? {} : { top: names[names.length - 1] }),
      ...(isOpen ? {} : { seenBy: [this.seat] }),
    });
  }

  /** Puts the cards on the deck, the first on top. The others see neither the cards nor, for revealed ones, their order. */
  putOnDeck(cards: readonly number[], from: ZoneName = 'hand'): void {
    this.move([...cards].reverse(), from, 'deck');
    const isOpen = from === 'play' || (from === 'aside' && cards.length === 1);
    this.tell('put-on-deck', cards, isOpen ? undefined : [this.seat]);
  }

  /** Puts a card that everybody has seen on the deck, unless the effect has lost track of it. */
  putTrackedOnDeck(ref: CardRef): void {
    if (!isTracked(this.table, ref, this)) return;
    this.move([ref.card], ref.zone, 'deck');
    this.tell('put-on-deck', [ref.card]);
  }

  /** Puts a card from the hand into the deck, with `above` cards above it. */
  putInDeck(card: number, above: number): void {
    const { deck, hand } = this.zones;
    takeOut(hand, card);
    this.moves[card]++;
    deck.splice(deck.length - above, 0, card);
    const cards = this.table.names([card]);
    this.table.emit({ type: 'put-in-deck', player: this.seat, count: 1, cards, seenBy: [this.seat] });
  }

  putInHand(cards: readonly number[], from: 'aside' | 'looking' | 'discard'): void {
    this.move(cards, from, 'hand');
    this.tell('put-in-hand', cards, from === 'looking' ? [this.seat] : undefined);
  }

  /** Puts cards on a mat; those who may see its cards see which ones. */
  putOnMat(cards: readonly number[], from: ZoneName, mat: Mat): void {
    this.move(cards, from, mat);
    this.#tellOfMat('set-aside', cards, mat);
  }

  /** Puts cards from the top of the deck on a mat; nobody sees them before. */
  putOnMatFromDeck(count: number, mat: Mat): void {
    this.#tellOfMat('set-aside', this.#takeFromDeck(count, this.cardsIn(mat)), mat);
  }

  /** Takes cards from a mat into the hand. */
  takeFromMat(cards: readonly number[], mat: Mat): void {
    this.move(cards, mat, 'hand');
    this.#tellOfMat('put-in-hand', cards, mat);
  }

  /** Takes cards into the hand that were set aside for a play, open or face down. */
  takeBack(cards: readonly number[]): void {
    const open = cards.filter((card) => this.zones.aside.includes(card));
    this.putInHand(open, 'aside');
    if (open.length < cards.length) this.takeFromMat(without(cards, open), FACE_DOWN);
  }

  #tellOfMat(type: 'set-aside' | 'put-in-hand', cards: readonly number[], mat: Mat): void {
    if (!this.table.events || cards.length === 0) return;
    const { seat: player } = this;
    const isSeen = this.table.layout.mats[this.table.matOf(mat)].rule.cards === 'all';
    const told = { type, player, count: cards.length, cards: this.table.names(cards), mat };
    this.table.emit(isSeen ? told : { ...told, seenBy: [player] });
  }

  setAside(cards: readonly number[], from: ZoneName): void {
    this.move(cards, from, 'aside');
    this.tell('set-aside', cards);
  }

  /** Shows cards from the hand to all; they stay in the hand. */
  reveal(cards: readonly number[]): void {
    this.tell('reveal', cards);
  }

  /** Discards cards of the player's choice until `size` are left in hand. */
  discardDownTo(size: number): void {
    const excess = this.hand.length - size;
    if (excess > 0) this.discard(this.pick({ purpose: 'discard', min: excess, max: excess }));
  }

  protected move(cards: readonly number[], from: ZoneName, to: ZoneName): void {
    const [source, target] = [this.cardsIn(from), this.cardsIn(to)];
    for (const card of cards) {
      if (!takeOut(source, card)) continue;
      this.put(card, target);
      if (from === 'play') this.table.leavePlay(card);
    }
  }

  protected put(card: number, zone: number[]): void {
    this.moves[card]++;
    zone.push(card);
  }

  protected tell(
    type: 'draw' | 'reveal' | 'look' | 'trash' | 'return' | 'put-on-deck' | 'put-in-hand' | 'set-aside',
    cards: readonly number[],
    seenBy?: readonly number[],
  ): void {
    if (!this.table.events || cards.length === 0) return;
    const { seat: player } = this;
    const names = this.table.names(cards);
    const count = names.length;
    this.table.emit(
      seenBy ? { type, player, count, cards: names, seenBy } : { type, player, count, cards: names },
    );
  }
}
