import type { Discount, Kind } from './card.ts';
import type { PilePick } from './chooser.ts';
import { NOWHERE } from './decision.ts';
import type { GainFrom, WouldGain } from './moments.ts';
import { Mover } from './mover.ts';
import { type Gift, giftsOf, type Plus } from './plus.ts';
import { isHeardOfKind, resolve } from './resolver.ts';
import { takeOut } from './state.ts';
import { track } from './track.ts';
import type { ZoneName } from './zones.ts';

/** What may be gained, and where it goes. */
interface GainPick extends Omit<PilePick, 'optional'> {
  readonly to?: ZoneName;
}

/** The part of a player that gets something: actions, buys, coins, tokens and cards. */
export class Gainer extends Mover {
  /** Everything that a card gives without asking. */
  plus(plus: Plus): void {
    this.take(giftsOf(plus));
  }

  protected take(gifts: readonly Gift[]): void {
    for (let i = 0; i < gifts.length; i++) {
      const { what, amount } = gifts[i];
      if (what === 'coins') this.addCoins(amount);
      else if (what === 'cards') this.draw(amount);
      else if (what === 'actions') this.addActions(amount);
      else if (what === 'buys') this.addBuys(amount);
      else this.addPotions(amount);
    }
  }

  addActions(actions: number): void {
    this.turn.actions += actions;
    if (this.table.events) this.table.emit({ type: 'plus', player: this.seat, actions });
  }

  addBuys(buys: number): void {
    this.turn.buys += buys;
    if (this.table.events) this.table.emit({ type: 'plus', player: this.seat, buys });
  }

  addCoins(coins: number): void {
    this.turn.coins += coins;
    if (this.table.events) this.table.emit({ type: 'plus', player: this.seat, coins });
  }

  addPotions(potions: number): void {
    this.turn.potions += potions;
    if (this.table.events) this.table.emit({ type: 'plus', player: this.seat, potions });
  }

  /** Coins never go below zero. */
  loseCoins(coins: number): void {
    const { turn } = this;
    const lost = Math.min(coins, turn.coins);
    turn.coins -= lost;
    if (this.table.events && lost > 0) this.table.emit({ type: 'plus', player: this.seat, coins: -lost });
  }

  /** Cards cost this much less until the end of the turn; for those of a type the play itself is remembered. */
  protected reduceCosts({ coins, of }: Discount): void {
    if (of === undefined) this.turn.discount += coins;
    if (!this.table.events) return;
    const told = { type: 'plus', player: this.seat, discount: coins } as const;
    this.table.emit(of === undefined ? told : { ...told, of });
  }

  // ------------------------------------------------------------ counting

  /** This player's counter with a name that a card of the game has defined. */
  counter(name: string): number {
    return this.zones.counters[this.table.counterOf(name)];
  }

  /** Adds to a counter of this player. */
  addTo(name: string, count: number): void {
    if (count === 0) return;
    const { zones } = this;
    const place = this.table.counterOf(name);
    zones.counters = zones.counters.with(place, zones.counters[place] + count);
    this.table.emit({ type: 'plus', player: this.seat, counter: name, count });
  }

  /** How many tokens with this name are on a pile. */
  tokensOn(name: string, pile: number): number {
    const { layout, state } = this.table;
    return state.tokens[layout.tokens.indexOf(name)][pile];
  }

  /** Puts one token on a pile. */
  addToken(name: string, pile: number): void {
    const { layout, state } = this.table;
    const place = layout.tokens.indexOf(name);
    const lying = state.tokens[place];
    state.tokens = state.tokens.with(place, lying.with(pile, lying[pile] + 1));
    const { id } = layout.piles[pile];
    this.table.emit({ type: 'plus', player: this.seat, cards: [id], counter: name, count: 1 });
  }

  /** How many tokens lie on a mat that all players share. */
  onSharedMat(mat: string): number {
    return this.table.state.shared[this.table.sharedMatOf(mat)];
  }

  /** The first card gained from a pile takes its tokens along to their mats. */
  #moveTokens(pile: number): void {
    const { layout, state } = this.table;
    for (const [mat, { name, place }] of layout.startTokens.entries()) {
      const count = state.tokens[place][pile];
      if (count === 0) continue;
      state.tokens = state.tokens.with(place, state.tokens[place].with(pile, 0));
      state.shared = state.shared.with(mat, state.shared[mat] + count);
      const cards = [layout.piles[pile].id];
      this.table.emit({ type: 'plus', player: this.seat, cards, counter: name, count, shared: true });
    }
  }

  // ------------------------------------------------------------ gaining

  /** Gains the top card of the pile with this id, if there is one. */
  gain(id: string, to: ZoneName = 'discard'): Kind | null {
    const pile = this.table.layout.pileOf.get(id);
    return pile === undefined ? null : this.gainFrom(pile, to);
  }

  /** Gains a card from the supply, of the player's choice. Mandatory if possible. */
  gainOneOf({ upTo, exactly, which, to }: GainPick): Kind | null {
    const pile = this.pickPile('gain', { upTo, exactly, which });
    return pile === null ? null : this.gainFrom(pile, to);
  }

  /** Gains a card from the supply and sets it aside; it, if it lies there after all that its being gained brought about. */
  gainAside(pick: PilePick): number[] {
    const pile = this.pickPile('gain', pick);
    if (pile === null) return [];
    const card = this.table.supply.topCard(pile);
    this.gainFrom(pile, 'aside');
    return this.zones.aside.filter((one) => one === card);
  }

  /** Gains a card of this kind from the supply, if it lies on top of its pile. */
  gainCopy(kind: Kind, to?: ZoneName): Kind | null {
    const pile = this.table.supply.pileWith(kind);
    return pile === NOWHERE ? null : this.gainFrom(pile, to);
  }

  /** Gains a card of the same name as the top one of a pile, which somebody else is to have, if it lies next. */
  gainNextOf(pile: number): Kind | null {
    return this.table.supply.hasTwo(pile) ? this.gainFrom(pile) : null;
  }

  /** Gains the top card of a pile; null if there is none, or if the gain is replaced. */
  gainFrom(pile: number, to: ZoneName = 'discard', isBought = false): Kind | null {
    const { supply, listeners } = this.table;
    if (!supply.canGainFrom(pile)) return null;
    if (listeners['would-gain'] === null) return this.takeGained(supply.take(pile), to, pile, isBought);
    const kind = supply.top(pile) as Kind;
    const place = this.#placeFor(kind, pile, to);
    if (place === null || supply.top(pile) !== kind) return null;
    return this.takeGained(supply.take(pile), place, pile, isBought);
  }

  /** Gains a card from the trash. */
  gainFromTrash(card: number, to: ZoneName = 'discard'): void {
    const { trash } = this.table.state;
    const place = trash.includes(card) ? this.#placeFor(this.kindOf(card), 'trash', to) : null;
    if (place !== null && takeOut(trash, card)) this.takeGained(card, place, 'trash', false);
  }

  /** Where a card that is about to be gained will go; null if it will not be gained. */
  #placeFor(kind: Kind, from: GainFrom, to: ZoneName): ZoneName | null {
    const gain: WouldGain = { owner: this.player, kind, from, to, isCancelled: false };
    resolve(this.table, this.table.listeners['would-gain'], gain);
    return gain.isCancelled ? null : gain.to;
  }

  #keepGain({ index }: Kind): void {
    const { zones, turn } = this;
    if (this.isOnTurn) zones.gains = [...zones.gains, index, turn.phase];
  }

  protected takeGained(card: number, to: ZoneName, from: GainFrom, isBought: boolean): Kind {
    const { table } = this;
    const kind = this.kindOf(card);
    const zone = this.cardsIn(to);
    if (table.source !== null || table.heedsGains) this.#cover(zone, to);
    this.put(card, zone);
    this.holdings.add(card);
    if (table.heedsGains || table.events !== null) this.#heedGain(card, kind, to, from, isBought);
    return kind;
  }

  /** What a gained card covers has been covered, also if it is uncovered again (rule 7.3). */
  #cover(zone: readonly number[], to: ZoneName): void {
    if (zone.length > 0 && (to === 'discard' || to === 'deck')) this.moves[zone[zone.length - 1]]++;
  }

  /** All that may come of a gain. Apart from it, because in most games and for bots nothing does. */
  #heedGain(card: number, kind: Kind, to: ZoneName, from: GainFrom, isBought: boolean): void {
    const { table } = this;
    const fromTrash = from === 'trash';
    if (table.keepsGains) this.#keepGain(kind);
    if (table.events) {
      const told = { type: 'gain', player: this.seat, cards: [kind.id], to } as const;
      table.emit(fromTrash ? { ...told, from } : told);
    }
    if (!fromTrash && table.layout.startTokens.length > 0) this.#moveTokens(from);
    if (isHeardOfKind(table.listeners.gained, kind))
      resolve(table, table.listeners.gained, {
        owner: this.player,
        cards: [{ card, kind }],
        from,
        to,
        isBought,
        ref: track(table, card, to),
      });
  }
}
