import type { Choice } from './decision.ts';
import type { Layout } from './layout.ts';
import type { State } from './state.ts';

/** Choices that are the same again and again, put together once; the refs are piles. */
export interface Menu {
  readonly choices: readonly Choice[];
  readonly refs: readonly number[];
}

/**
 * The piles of a running game. Beside the cards, which are in the state, it keeps what follows from them and would
 * have to be found out every turn: how many piles are empty, and what can be bought for so many coins.
 */
export class Supply {
  readonly #layout: Layout;
  readonly #provinces: number;
  readonly #dearest: number;
  /** The menus while no pile is empty: nearly always, and the same in every game. */
  readonly #fullMenus: Menu[] = [];
  #menus = this.#fullMenus;
  #state: State;
  emptyPiles = 0;

  constructor(layout: Layout, state: State) {
    this.#layout = layout;
    this.#provinces = layout.pileOf.get('province') as number;
    this.#dearest = Math.max(...layout.piles.map(({ kind }) => kind.cost));
    this.#state = state;
    this.attach(state);
  }

  attach(state: State): void {
    this.#state = state;
    let empty = 0;
    for (let pile = 0; pile < state.left.length; pile++) if (state.left[pile] === 0) empty++;
    this.emptyPiles = empty;
    this.#menus = empty === 0 ? this.#fullMenus : [];
  }

  get provincesLeft(): number {
    return this.#state.left[this.#provinces];
  }

  /** The top card of a pile, which must have one. */
  take(pile: number): number {
    const { left, supply } = this.#state;
    const card = supply[this.#layout.piles[pile].start + --left[pile]];
    if (left[pile] === 0) {
      this.emptyPiles++;
      this.#menus = [];
    }
    return card;
  }

  /** What can be bought by somebody who can pay for cards of this cost. */
  menu(cost: number): Menu {
    const upTo = cost < this.#dearest ? cost : this.#dearest;
    this.#menus[upTo] ??= this.#compile(upTo);
    return this.#menus[upTo];
  }

  #compile(upTo: number): Menu {
    const { left } = this.#state;
    const piles = this.#layout.piles.filter(({ kind, index }) => left[index] > 0 && kind.cost <= upTo);
    return {
      choices: piles.map(({ kind }) => ({ label: kind.buyLabel, count: 1 })),
      refs: piles.map(({ index }) => index),
    };
  }
}
