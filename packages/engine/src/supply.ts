import type { Kind } from './card.ts';
import type { Choice } from './choice.ts';
import { Cost } from './cost.ts';
import type { Layout } from './layout.ts';
import { Menu } from './menu.ts';
import type { State } from './state.ts';

/** So many are kept; then it starts from scratch. */
const MOST_MENUS = 1000;

/**
 * The piles of a running game. Beside the cards, which are in the state, it keeps what follows from them and would
 * have to be found out every turn: how many piles are empty, and what can be bought for so many coins.
 */
export class Supply {
  readonly #layout: Layout;
  /** The piles whose end is the end of the game. */
  readonly #ending: readonly number[];
  readonly #dearest: number;
  /** The menus by the piles that are empty and the tops of the mixed ones, kept from game to game. */
  readonly #allMenus = new Map<string, Menu[]>();
  #menus: Menu[] = [];
  #state: State;
  /** How many piles of the supply are empty. */
  emptyPiles = 0;
  /** So many end the game (general 9). */
  readonly emptyPilesToEnd: number;

  constructor(layout: Layout, state: State) {
    this.#layout = layout;
    this.#ending = layout.piles.flatMap(({ kind, index }) => (kind?.card.endsGame ? [index] : []));
    this.#dearest = Math.max(...layout.kindOf.map(({ cost }) => cost.coins));
    this.#state = state;
    this.emptyPilesToEnd = state.seats.length < 5 ? 3 : 4;
    this.attach(state);
  }

  attach(state: State): void {
    this.#state = state;
    this.#look();
  }

  /** Finds out what follows from the cards. */
  #look(): void {
    const { left } = this.#state;
    let emptyPiles = 0;
    let key = '';
    for (const { index, kind, inSupply } of this.#layout.piles) {
      if (!inSupply) continue;
      if (left[index] === 0) {
        emptyPiles++;
        key += `${index} `;
      } else if (kind === null) {
        key += `${index}:${this.top(index)?.index} `;
      }
    }
    this.emptyPiles = emptyPiles;
    this.#menus = this.#allMenus.get(key) ?? this.#newMenus(key);
  }

  #newMenus(key: string): Menu[] {
    if (this.#allMenus.size >= MOST_MENUS) this.#allMenus.clear();
    const menus: Menu[] = [];
    this.#allMenus.set(key, menus);
    return menus;
  }

  /** Whether the game is over as soon as the turn is (general 9). */
  get endsGame(): boolean {
    return this.hasEnded || this.emptyPiles >= this.emptyPilesToEnd;
  }

  /** Whether a pile is empty whose end is the end of the game. */
  get hasEnded(): boolean {
    const { left } = this.#state;
    for (let i = 0; i < this.#ending.length; i++) if (left[this.#ending[i]] === 0) return true;
    return false;
  }

  /** Whether the game ends when this pile is empty, whatever the others are. */
  isEnding(pile: number): boolean {
    return this.#ending.includes(pile);
  }

  /** Whether the piles would end the game after one more card of each of these had been taken. */
  endsAfter(taken: readonly number[]): boolean {
    const left = this.#state.left.slice();
    for (const pile of taken) left[pile]--;
    const isEmpty = (pile: number) => left[pile] <= 0;
    if (this.#ending.some(isEmpty)) return true;
    const { piles } = this.#layout;
    return piles.filter(({ index, inSupply }) => inSupply && isEmpty(index)).length >= this.emptyPilesToEnd;
  }

  /** The kind of the top card of a pile; null if it is empty. */
  top(pile: number): Kind | null {
    const left = this.#state.left[pile];
    if (left === 0) return null;
    const { kind, start } = this.#layout.piles[pile];
    return kind ?? this.#layout.kindOf[this.#state.supply[start + left - 1]];
  }

  /** The top card of a pile, which must have one. */
  take(pile: number): number {
    const { left, supply } = this.#state;
    const { kind, start } = this.#layout.piles[pile];
    const card = supply[start + --left[pile]];
    if (left[pile] === 0 || kind === null) this.#look();
    return card;
  }

  /** Puts a card back on its pile. */
  putBack(pile: number, card: number): void {
    const { left, supply } = this.#state;
    const { start } = this.#layout.piles[pile];
    this.#state.supply = supply.with(start + left[pile]++, card);
    this.#look();
  }

  /** What can be bought by somebody who can pay for cards of this cost and no potion; the refs are piles. */
  menu(coins: number): Menu {
    const upTo = coins < this.#dearest ? coins : this.#dearest;
    this.#menus[upTo] ??= this.#menuUpTo(new Cost(upTo));
    return this.#menus[upTo];
  }

  #menuUpTo(most: Cost): Menu {
    const choices: Choice[] = [];
    const refs: number[] = [];
    for (const { pile, kind } of this.offered) {
      if (!kind.cost.isAtMost(most)) continue;
      choices.push(kind.offers.buy.times(1));
      refs.push(pile);
    }
    return new Menu(choices, refs);
  }

  /** The piles of the supply that have a card, with the card on top. */
  get offered(): { readonly pile: number; readonly kind: Kind }[] {
    return this.#layout.piles.flatMap(({ index: pile, inSupply }) => {
      const kind = inSupply ? this.top(pile) : null;
      return kind === null ? [] : [{ pile, kind }];
    });
  }
}
