import type { Kind } from './card.ts';
import type { Choice } from './choice.ts';
import { NOWHERE } from './decision.ts';
import { IN_MIXED_PILE, IN_NO_PILE, type Layout } from './layout.ts';
import type { State } from './state.ts';

/** For so many sets of empty piles it is kept what can be bought; then it starts from scratch. */
const MOST_KEPT = 1000;

/** What can be bought, by the coins there are. */
type Purchases = (readonly Choice[])[];

/**
 * The piles of a running game. Beside the cards, which are in the state, it keeps what follows from them and would
 * have to be found out every turn: how many piles are empty, what the cheapest card costs, and what can be bought.
 */
export class Supply {
  readonly #layout: Layout;
  /** The piles of the supply, and whether one of them has different cards. */
  readonly #sold: readonly number[];
  readonly #isMixed: boolean;
  /** The piles whose end is the end of the game. */
  readonly #ending: readonly number[];
  readonly #state: State;
  /** That of the state. */
  readonly #left: number[];
  /** How many piles of the supply are empty. */
  emptyPiles = 0;
  /** The printed coins of the cheapest card on the others, of those that cost no potion. */
  cheapest = 0;
  readonly #highestCost: number;
  /** By the piles that are empty, each a digit of a binary number; kept from game to game. */
  readonly #allPurchases = new Map<number, Purchases>();
  #purchases: Purchases = [];
  /** The pile of which a card has been bought but not gained yet: it is as good as taken. NOWHERE if there is none. */
  buying = NOWHERE;
  /** So many end the game (rule 9). */
  readonly emptyPilesToEnd: number;

  constructor(layout: Layout, state: State) {
    this.#layout = layout;
    const sold = layout.piles.filter(({ inSupply }) => inSupply);
    this.#sold = sold.map(({ index }) => index);
    this.#isMixed = sold.some(({ kind }) => kind === null);
    this.#ending = layout.piles.filter(({ kind }) => kind?.card.endsGame).map(({ index }) => index);
    this.#state = state;
    this.#left = state.left;
    this.#highestCost = Math.max(...layout.kindOf.map(({ cost }) => cost.coins));
    this.emptyPilesToEnd = state.seats.length < 5 ? 3 : 4;
    this.look();
  }

  /** Finds out what follows from the cards. */
  look(): void {
    const sold = this.#sold;
    let emptyPiles = 0;
    let cheapest = Number.POSITIVE_INFINITY;
    let key = 0;
    for (let i = 0; i < sold.length; i++) {
      const top = this.top(sold[i]);
      key *= 2;
      if (top === null) {
        emptyPiles++;
        key++;
      } else if (top.cost.potions === 0 && top.cost.coins < cheapest) cheapest = top.cost.coins;
    }
    this.emptyPiles = emptyPiles;
    this.cheapest = cheapest;
    this.#purchases = this.#isMixed ? [] : (this.#allPurchases.get(key) ?? this.#newPurchases(key));
  }

  #newPurchases(key: number): Purchases {
    if (this.#allPurchases.size >= MOST_KEPT) this.#allPurchases.clear();
    const purchases: Purchases = [];
    this.#allPurchases.set(key, purchases);
    return purchases;
  }

  /** What can be bought by somebody who can pay for cards of this cost and no potion. */
  purchases(coins: number): readonly Choice[] {
    const upTo = Math.min(coins, this.#highestCost);
    this.#purchases[upTo] ??= this.tops
      .filter(({ cost }) => cost.isAtMost(upTo))
      .map(({ offers }) => offers.buy.times(1));
    return this.#purchases[upTo];
  }

  /** Whether the game is over as soon as the turn is (rule 9). */
  get endsGame(): boolean {
    return this.hasEnded || this.emptyPiles >= this.emptyPilesToEnd;
  }

  /** Whether a pile is empty whose end is the end of the game. */
  get hasEnded(): boolean {
    const left = this.#left;
    for (let i = 0; i < this.#ending.length; i++) if (left[this.#ending[i]] === 0) return true;
    return false;
  }

  /** Whether the game ends when this pile is empty, whatever the others are. */
  isEnding(pile: number): boolean {
    return this.#ending.includes(pile);
  }

  /** Whether the piles would end the game after one more card of each of these had been taken. */
  endsAfter(taken: readonly number[]): boolean {
    let { emptyPiles } = this;
    for (let i = 0; i < taken.length; i++) {
      const pile = taken[i];
      let left = this.#left[pile] - 1;
      for (let j = 0; j < i; j++) if (taken[j] === pile) left--;
      if (left !== 0 || !this.#layout.piles[pile].inSupply) continue;
      if (this.isEnding(pile)) return true;
      emptyPiles++;
    }
    return this.hasEnded || emptyPiles >= this.emptyPilesToEnd;
  }

  /**
   * Whether the game could end in a turn in which so many more cards are bought, of those that may be bought at the table.
   * Nearly always it cannot, which is seen at a glance.
   */
  canEnd(buys: number, table: { mayBuy(kind: Kind): boolean }): boolean {
    const missing = this.emptyPilesToEnd - this.emptyPiles;
    if (missing <= 0 || this.hasEnded) return true;
    for (let i = 0; i < this.#ending.length; i++)
      if (this.#canEmpty(this.#ending[i], buys, table)) return true;
    if (missing > buys) return false;
    let low = 0;
    for (let i = 0; i < this.#left.length; i++) if (this.#canEmpty(i, buys, table)) low++;
    return low >= missing;
  }

  #canEmpty(pile: number, buys: number, table: { mayBuy(kind: Kind): boolean }): boolean {
    if (this.#left[pile] > buys) return false;
    const top = this.forSale(pile);
    return top !== null && table.mayBuy(top);
  }

  /** Whether a pile has a card for somebody to gain: not the last one if that is being bought. */
  canGainFrom(pile: number): boolean {
    const left = this.#left[pile];
    return left > 1 || (left === 1 && pile !== this.buying);
  }

  /** The kind of the top card of a pile; null if it is empty. */
  top(pile: number): Kind | null {
    const left = this.#left[pile];
    if (left === 0) return null;
    const { kind, start } = this.#layout.piles[pile];
    return kind ?? this.#layout.kindOf[this.#state.supply[start + left - 1]];
  }

  /** The same if it is a pile of the supply. */
  forSale(pile: number): Kind | null {
    return this.#layout.piles[pile].inSupply ? this.top(pile) : null;
  }

  /** Whether the two cards on top of a pile have the same name. */
  hasTwo(pile: number): boolean {
    const left = this.#left[pile];
    if (left < 2) return false;
    const { kind, start } = this.#layout.piles[pile];
    return kind !== null || this.#layout.kindOf[this.#state.supply[start + left - 2]] === this.top(pile);
  }

  /** The pile of the supply that has a card of this kind on top; NOWHERE if there is none. */
  pileWith(kind: Kind): number {
    const pile = this.#layout.pileOfKind[kind.index];
    if (pile >= 0) return this.#left[pile] > 0 ? pile : NOWHERE;
    return pile === IN_NO_PILE ? NOWHERE : this.#mixedPileWith(kind);
  }

  #mixedPileWith(kind: Kind): number {
    return this.#layout.piles.findIndex(({ index }) => this.forSale(index) === kind);
  }

  /** The pile of the supply to which cards of this kind belong, empty or not; NOWHERE if there is none. */
  pileOf(kind: Kind): number {
    const { pileOfKind, piles, library } = this.#layout;
    const pile = pileOfKind[kind.index];
    if (pile !== IN_MIXED_PILE) return pile === IN_NO_PILE ? NOWHERE : pile;
    return piles.findIndex(({ id }) => library.findPile(id)?.kinds.includes(kind));
  }

  /** The top card of a pile, which must have one. */
  topCard(pile: number): number {
    return this.#state.supply[this.#layout.piles[pile].start + this.#left[pile] - 1];
  }

  /** Takes the top card off a pile, which must have one. */
  take(pile: number): number {
    const left = this.#left;
    const { kind, start } = this.#layout.piles[pile];
    const card = this.#state.supply[start + --left[pile]];
    if (left[pile] === 0 || kind === null) this.look();
    return card;
  }

  /** Puts a card back on its pile. */
  putBack(pile: number, card: number): void {
    const { left, supply } = this.#state;
    const place = this.#layout.piles[pile].start + left[pile]++;
    // What comes back first is often what went last.
    if (supply[place] !== card) this.#state.supply = supply.with(place, card);
    this.look();
  }

  /** The cards that lie on top of the piles of the supply. */
  get tops(): Kind[] {
    const tops: Kind[] = [];
    for (let i = 0; i < this.#sold.length; i++) {
      const kind = this.top(this.#sold[i]);
      if (kind !== null) tops.push(kind);
    }
    return tops;
  }
}
