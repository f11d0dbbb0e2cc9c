import type { Kind } from './card.ts';
import { NOWHERE } from './decision.ts';
import type { Layout } from './layout.ts';
import type { State } from './state.ts';

/**
 * The piles of a running game. Beside the cards, which are in the state, it keeps what follows from them and would
 * have to be found out every turn: how many piles are empty, and what the cheapest card costs.
 */
export class Supply {
  readonly #layout: Layout;
  /** The piles whose end is the end of the game. */
  readonly #ending: readonly number[];
  readonly #state: State;
  /** That of the state. */
  readonly #left: number[];
  /** How many piles of the supply are empty. */
  emptyPiles = 0;
  /** The printed coins of the cheapest card on the others, of those that cost no potion. */
  cheapest = 0;
  /** So many end the game (general 9). */
  readonly emptyPilesToEnd: number;

  constructor(layout: Layout, state: State) {
    this.#layout = layout;
    this.#ending = layout.piles.flatMap(({ kind, index }) => (kind?.card.endsGame ? [index] : []));
    this.#state = state;
    this.#left = state.left;
    this.emptyPilesToEnd = state.seats.length < 5 ? 3 : 4;
    this.look();
  }

  /** Finds out what follows from the cards. */
  look(): void {
    const { piles } = this.#layout;
    let emptyPiles = 0;
    let cheapest = Number.POSITIVE_INFINITY;
    for (let i = 0; i < piles.length; i++) {
      if (!piles[i].inSupply) continue;
      const top = this.top(i);
      if (top === null) emptyPiles++;
      else if (top.cost.potions === 0 && top.cost.coins < cheapest) cheapest = top.cost.coins;
    }
    this.emptyPiles = emptyPiles;
    this.cheapest = cheapest;
  }

  /** Whether the game is over as soon as the turn is (general 9). */
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
    const left = this.#left.slice();
    for (const pile of taken) left[pile]--;
    const isEmpty = (pile: number) => left[pile] <= 0;
    if (this.#ending.some(isEmpty)) return true;
    const { piles } = this.#layout;
    return piles.filter(({ index, inSupply }) => inSupply && isEmpty(index)).length >= this.emptyPilesToEnd;
  }

  isEmpty(pile: number): boolean {
    return this.#left[pile] === 0;
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

  /** The pile of the supply that has a card of this kind on top; NOWHERE if there is none. */
  pileWith(kind: Kind): number {
    const pile = this.#layout.pileOfKind[kind.index];
    if (pile !== NOWHERE) return this.#left[pile] > 0 ? pile : NOWHERE;
    return this.#layout.piles.findIndex(({ index }) => this.forSale(index) === kind);
  }

  /** The top card of a pile, which must have one. */
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
    const { start } = this.#layout.piles[pile];
    this.#state.supply = supply.with(start + left[pile]++, card);
    this.look();
  }

  /** The cards that lie on top of the piles of the supply. */
  get tops(): Kind[] {
    return this.#layout.piles.flatMap(({ index }) => this.forSale(index) ?? []);
  }
}
