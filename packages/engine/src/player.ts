import type { Kind } from './card.ts';
import { type Happened, resolve } from './moments.ts';
import { Mover } from './mover.ts';
import { Play } from './play.ts';
import { empty, takeOut, type ZoneName } from './state.ts';
import { type CardRef, isTracked, track } from './track.ts';

/** What may be gained: what costs so much or less, or exactly so much. */
export interface GainPick {
  readonly upTo?: number;
  readonly exactly?: number;
  readonly which?: (kind: Kind) => boolean;
  readonly to?: GainTo;
}

type GainTo = 'discard' | 'hand' | 'deck';

/** A player as cards see him: the verbs of the game. `me` in a card's instructions. */
export class Player extends Mover {
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

  /** Coins never go below none. */
  loseCoins(coins: number): void {
    const { state } = this.table;
    const lost = Math.min(coins, state.coins);
    state.coins -= lost;
    if (this.table.events && lost > 0) this.table.emit({ type: 'plus', player: this.seat, coins: -lost });
  }

  /** Everything costs so much less until the end of the turn. */
  reduceCosts(coins: number): void {
    this.table.state.discount += coins;
    if (this.table.events) this.table.emit({ type: 'plus', player: this.seat, discount: coins });
  }

  // ------------------------------------------------------------ gaining

  /** Gains the top card of the pile with this id, if there is one. */
  gain(id: string, to: GainTo = 'discard'): Kind | null {
    const pile = this.table.layout.pileOf.get(id);
    return pile === undefined ? null : this.gainFrom(pile, to);
  }

  /** Gains a card of the supply of the player's choice. It has to be done if it can be done. */
  gainOneOf({ upTo = Number.POSITIVE_INFINITY, exactly, which = () => true, to }: GainPick): Kind | null {
    const fits = (cost: number) => (exactly === undefined ? cost <= upTo : cost === exactly);
    const pile = this.pickPile('gain', (kind, cost) => fits(cost) && which(kind));
    return pile === null ? null : this.gainFrom(pile, to);
  }

  gainFrom(pile: number, to: GainTo = 'discard'): Kind | null {
    const { table } = this;
    if (table.state.left[pile] === 0) return null;
    const card = table.supply.take(pile);
    return this.#gained(card, to);
  }

  /** Gains a card out of the trash. */
  gainFromTrash(card: number, to: GainTo = 'discard'): void {
    if (takeOut(this.table.state.trash, card)) this.#gained(card, to, 'trash');
  }

  #gained(card: number, to: GainTo, from?: string): Kind {
    const { table } = this;
    const kind = this.kindOf(card);
    this.put(card, this.zones[to]);
    if (table.events)
      table.emit({ type: 'gain', player: this.seat, cards: [kind.id], to, ...(from && { from }) });
    if (table.listeners.gained !== null) resolve(table, 'gained', { owner: this, cards: [{ card, kind }] });
    return kind;
  }

  // ------------------------------------------------------------ leaving

  /** Trashes the cards together; then what that sets off happens. */
  trash(cards: readonly number[], from: ZoneName = 'hand'): void {
    const { table } = this;
    const trashed: Happened[] = [];
    for (const card of cards) {
      if (!takeOut(this.zones[from], card)) continue;
      trashed.push({ card, kind: this.kindOf(card) });
      this.put(card, table.state.trash);
      if (from === 'play') table.unmask(card);
    }
    const gone = trashed.map(({ card }) => card);
    this.tell('trash', gone);
    if (trashed.length > 0) resolve(table, 'trashed', { owner: this, cards: trashed });
  }

  /** Trashes a card unless track of it was lost. */
  trashTracked(ref: CardRef): void {
    if (isTracked(this.table, ref, this)) this.trash([ref.card], ref.zone);
  }

  /** Trashes the top card of a pile, which nobody gains on the way. */
  trashFromSupply(pile: number): void {
    const { table } = this;
    const card = table.supply.take(pile);
    const kind = this.kindOf(card);
    this.put(card, table.state.trash);
    table.emit({ type: 'trash', player: this.seat, count: 1, cards: [kind.id], from: 'supply' });
    resolve(table, 'trashed', { owner: this, cards: [{ card, kind }], fromSupply: true });
  }

  /** Takes a card of the trash into the hand, if it is still there. */
  takeFromTrash(card: number): void {
    if (!takeOut(this.table.state.trash, card)) return;
    this.put(card, this.zones.hand);
    this.tell('put-in-hand', [card]);
  }

  /** Puts a card in play back on its own pile. */
  returnToPile(card: number): void {
    const { table } = this;
    takeOut(this.zones.play, card);
    this.moves[card]++;
    table.unmask(card);
    table.supply.putBack(table.layout.pileOf.get(this.kindOf(card).id) as number, card);
    this.tell('return', [card]);
  }

  /** Hands a card of the hand over; nobody else sees it. */
  passTo(receiver: Player, card: number): void {
    takeOut(this.zones.hand, card);
    this.put(card, receiver.zones.hand);
    const { seat } = receiver;
    this.table.state.passes.push(card, this.seat, seat);
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

  /** At clean-up: the hand, and on top of it the cards played. */
  discardAll(): void {
    if (this.table.listeners['discarded-from-play'] !== null) {
      this.#discardPlayFirst();
      return;
    }
    const { hand, play, discard } = this.zones;
    const cards = this.table.events ? [...hand, ...play] : null;
    for (let i = 0; i < hand.length; i++) this.put(hand[i], discard);
    for (let i = 0; i < play.length; i++) this.put(play[i], discard);
    if (this.table.state.guises.length > 0) for (const card of play) this.table.unmask(card);
    empty(hand);
    empty(play);
    if (cards) this.tellDiscard(cards, {});
  }

  /** What being discarded from play sets off happens while the hand is still held; then the hand goes below. */
  #discardPlayFirst(): void {
    const { table, zones } = this;
    const below = zones.discard.length;
    const played = zones.play.map((card) => ({ card, kind: this.kindOf(card) }));
    this.discard(zones.play.slice(), 'play');
    for (const { card } of played) table.unmask(card);
    if (played.length > 0) resolve(table, 'discarded-from-play', { owner: this, cards: played });
    const hand = zones.hand.splice(0);
    for (const card of hand) this.moves[card]++;
    zones.discard.splice(Math.min(below, zones.discard.length), 0, ...hand);
    if (table.events) this.tellDiscard(hand, { isCovered: played.length > 0 });
  }

  // ------------------------------------------------------------ playing

  /** A card that may be moved later, as long as it is where it is now. */
  track(card: number, zone: ZoneName): CardRef {
    return track(this.table, card, zone);
  }

  playFromHand(card: number): void {
    const { hand, play } = this.zones;
    takeOut(hand, card);
    this.put(card, play);
    this.follow(new Play(this, this.kindOf(card), card, this.moves[card]));
  }

  /** Plays a card: into the play area if it can be put there, then its instructions are followed all the same. */
  play(ref: CardRef): void {
    const { table } = this;
    const tracked = isTracked(table, ref, this);
    if (tracked && ref.zone !== 'play') {
      this.move([ref.card], ref.zone, 'play');
      ref.zone = 'play';
      ref.moves = table.moves[ref.card];
    }
    const play = new Play(this, ref.playedAs ?? this.kindOf(ref.card), ref.card, tracked ? ref.moves : -1);
    this.follow(play);
    ref.playedAs = play.kind;
  }

  /** Follows the instructions of a play. */
  follow(play: Play): void {
    const { table } = this;
    const { kind } = play;
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
}
