import type { Kind } from './card.ts';
import { Gainer } from './gainer.ts';
import type { Happened } from './moments.ts';
import { Play } from './play.ts';
import { hearsPlays, isHeardOf, resolve } from './resolver.ts';
import { type ExtraTurn, empty, takeOut } from './state.ts';
import { type CardRef, isTracked, track } from './track.ts';
import type { ZoneName } from './zones.ts';

/** Cards of one zone. */
interface Part {
  readonly cards: readonly number[];
  readonly from: ZoneName;
}

/** A player as cards see them: the verbs of the game. `me` in a card's instructions. */
export class Player extends Gainer {
  /** The other players; on this player's turn, starting from the left. */
  others(): readonly Player[] {
    return this.table.others(this.seat);
  }

  /** The player whose turn comes after this one's. */
  left(): Player {
    const { players } = this.table;
    return players[(this.seat + 1) % players.length];
  }

  /** The player whose turn comes before this one's. */
  right(): Player {
    const { players } = this.table;
    return players[(this.seat + players.length - 1) % players.length];
  }

  // ------------------------------------------------------------ leaving

  /** Trashes the cards together, then resolves what that triggers. */
  trash(cards: readonly number[], from: ZoneName = 'hand'): void {
    this.trashTogether([{ cards, from }]);
  }

  /** The same for cards of several zones; returns how many were trashed. */
  trashTogether(parts: readonly Part[]): number {
    const { table } = this;
    const trashed: Happened[] = [];
    for (const { cards, from } of parts) {
      const zone = this.cardsIn(from);
      for (const card of cards) {
        if (!takeOut(zone, card)) continue;
        trashed.push({ card, kind: this.kindOf(card) });
        this.holdings.remove(card);
        this.put(card, table.state.trash);
        if (from === 'play') table.leavePlay(card);
      }
    }
    const gone = trashed.map(({ card }) => card);
    this.tell('trash', gone);
    if (trashed.length > 0) resolve(table, table.listeners.trashed, { owner: this, cards: trashed });
    return trashed.length;
  }

  /** Trashes a card unless the effect has lost track of it. */
  trashTracked(ref: CardRef): void {
    if (isTracked(this.table, ref, this)) this.trash([ref.card], ref.zone);
  }

  /** Trashes the top card of a pile; nobody gains it. */
  trashFromSupply(pile: number): void {
    const { table } = this;
    const card = table.supply.take(pile);
    const kind = this.kindOf(card);
    this.put(card, table.state.trash);
    table.emit({ type: 'trash', player: this.seat, count: 1, cards: [kind.id], from: 'supply' });
    resolve(table, table.listeners.trashed, { owner: this, cards: [{ card, kind }], fromSupply: true });
  }

  /** Takes a card from the trash into the hand, if it is still there. */
  takeFromTrash(card: number): void {
    if (!takeOut(this.table.state.trash, card)) return;
    this.put(card, this.zones.hand);
    this.holdings.add(card);
    this.tell('put-in-hand', [card]);
  }

  /** Puts a card back on its own pile, on top. */
  returnToPile(card: number, from: ZoneName = 'play'): void {
    const { table } = this;
    takeOut(this.cardsIn(from), card);
    this.holdings.remove(card);
    this.moves[card]++;
    if (from === 'play') table.leavePlay(card);
    const kind = this.kindOf(card);
    table.supply.putBack(table.layout.pileOf.get(kind.id) ?? table.supply.pileOf(kind), card);
    this.tell('return', [card]);
  }

  /** Passes a card from the hand to another player; nobody else sees it. */
  passTo(receiver: Player, card: number): void {
    takeOut(this.zones.hand, card);
    this.holdings.remove(card);
    this.put(card, receiver.zones.hand);
    receiver.holdings.add(card);
    const { seat } = receiver;
    this.table.state.passes.push(this.kindOf(card).index, this.seat, seat);
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

  /** At clean-up: discards the hand, then the cards in play on top of it. */
  discardAll(): void {
    const { listeners, state, events } = this.table;
    const { hand, play, discard } = this.zones;
    const listening = listeners['discarded-from-play'];
    // Whoever is told sees the two apart in every game in which that can matter.
    const isApart = events === null ? isHeardOf(this.table, listening, play) : listening !== null;
    if (isApart || state.waiting.length > 0) {
      this.#discardPlayFirst();
      return;
    }
    const cards = events ? [...hand, ...play] : null;
    for (let i = 0; i < hand.length; i++) discard.push(hand[i]);
    for (let i = 0; i < play.length; i++) discard.push(play[i]);
    if (state.guises.length > 0) for (const card of play) this.table.leavePlay(card);
    empty(hand);
    empty(play);
    if (cards) this.tellDiscard(cards, {});
  }

  /** What being discarded from play sets off happens while the hand is still held; then the hand goes below. */
  #discardPlayFirst(): void {
    const { table, zones } = this;
    const below = zones.discard.length;
    const played = this.discardFromPlay();
    const hand = zones.hand.splice(0);
    for (const card of hand) this.moves[card]++;
    zones.discard.splice(Math.min(below, zones.discard.length), 0, ...hand);
    if (table.events) this.tellDiscard(hand, { isCovered: played > 0 });
  }

  /** Discards the cards in play that have nothing left to do; returns how many. */
  discardFromPlay(): number {
    const { table, zones } = this;
    const { waiting } = table.state;
    const cards =
      waiting.length === 0
        ? zones.play.slice()
        : zones.play.filter((card) => !waiting.some(({ holds }) => holds.includes(card)));
    const played = cards.map((card) => ({ card, kind: this.kindOf(card) }));
    this.move(cards, 'play', 'discard');
    if (table.events) this.tellDiscard(cards, {});
    if (cards.length > 0)
      resolve(table, table.listeners['discarded-from-play'], { owner: this, cards: played });
    return cards.length;
  }

  // ------------------------------------------------------------ playing

  /** A reference to a card that can be moved later, as long as it stays where it is now. */
  track(card: number, zone: ZoneName): CardRef {
    return track(this.table, card, zone);
  }

  /** Whether a card is still where an effect put or saw it, and has not been played from there. */
  isThere(ref: CardRef): boolean {
    return ref.zone !== 'play' && isTracked(this.table, ref, this);
  }

  playFromHand(card: number): void {
    const { hand, play } = this.zones;
    takeOut(hand, card);
    this.put(card, play);
    const kind = this.kindOf(card);
    const isPlain = !kind.isInstructed && !hearsPlays(this.table);
    if (isPlain) this.#followPlain(kind);
    else this.follow(new Play(this, kind, card, this.moves[card]));
  }

  /** Plays the treasures in hand that only give something, if no card listens: nothing can happen in between. */
  playPlainTreasures(): void {
    const { turn } = this;
    const { hand, play } = this.zones;
    const { kinds, events } = this.table;
    let left = 0;
    for (let i = 0; i < hand.length; i++) {
      const card = hand[i];
      const kind = kinds[card];
      if (kind.isCoin && events === null) {
        // All that the rest comes to, if nobody is told of it: half of all plays are such ones.
        play.push(card);
        turn.plays.push(kind.index);
        turn.coins += kind.coins;
      } else if (kind.isTreasure && !kind.isInstructed) {
        play.push(card);
        this.#followPlain(kind);
      } else {
        hand[left++] = card;
      }
    }
    while (hand.length > left) hand.pop();
  }

  /** Plays a card: puts it into play if possible, then follows its instructions in any case. */
  play(ref: CardRef): void {
    const { table } = this;
    const tracked = isTracked(table, ref, this);
    if (tracked && ref.zone !== 'play') {
      this.move([ref.card], ref.zone, 'play');
      ref.zone = 'play';
      ref.moves = table.moves[ref.card];
    }
    const kind = ref.playedAs ?? this.kindOf(ref.card);
    const play = new Play(this, kind, ref.card, tracked ? ref.moves : -1).ledToBy(table.play);
    ref.plays++;
    this.follow(play, ref.plays);
    ref.playedAs = play.kind;
    if (play.waiting !== null) ref.waiting.push(play.waiting);
    // What plays a card twice stays with it.
    if (ref.plays > 1) for (const place of ref.waiting) play.parent?.holdFor(place);
  }

  /** Follows the instructions of a play; `time` counts those of one card by one instruction. */
  follow(play: Play, time = 1): void {
    const { table } = this;
    const { listeners } = table;
    const { kind } = play;
    const outer = this.#begin(kind, time);
    const parent = table.play;
    table.play = play;
    if (kind.isAttack) {
      if (listeners['attack-aimed'] !== null) resolve(table, listeners['attack-aimed'], play);
      resolve(table, listeners['attack-played'], play);
    }
    this.take(kind.gifts);
    if (kind.discount !== null) this.reduceCosts(kind.discount);
    kind.play?.(this, play);
    if (kind.waits) play.wait();
    table.source = outer;
    table.play = parent;
    if (listeners.played !== null) resolve(table, listeners.played, play);
    if (listeners['after-play'] !== null) resolve(table, listeners['after-play'], play);
  }

  /** The same for a card that only gives something, where nobody would ever look at the play. */
  #followPlain(kind: Kind): void {
    const outer = this.#begin(kind);
    this.take(kind.gifts);
    this.table.source = outer;
  }

  /** From now on this card is what causes things; returns what did before. */
  #begin({ id, index }: Kind, time = 1): string | null {
    const { table } = this;
    const outer = table.source;
    if (this.seat === this.turn.owner) this.turn.plays.push(index);
    if (table.events) {
      const played = { type: 'play', player: this.seat, cards: [id] } as const;
      table.emit(time === 1 ? played : { ...played, again: time });
    }
    table.source = id;
    return outer;
  }

  // ------------------------------------------------------------ turns

  /** Promises an extra turn after this one; turns promised earlier in this turn come first. */
  promiseTurn(turn: ExtraTurn): void {
    const { state } = this.table;
    state.extraTurns = state.extraTurns.toSpliced(this.turn.promised++, 0, turn);
  }

  /** Promises this player one turn right after this one, but not a second, nor a third in a row; false if there is none. */
  promiseOneTurn(): boolean {
    const { seat } = this;
    const { state, turn } = this.table;
    if (turn.previous === seat || state.extraTurns.some(({ owner }) => owner === seat)) return false;
    this.promiseTurn({ owner: seat, controller: seat });
    return true;
  }

  /** Sets how many cards are drawn at the end of this turn. */
  drawNextTime(cards: number): void {
    this.turn.handSize = cards;
  }
}
