import type { Kind, Library } from './card.ts';
import type { Seat, State } from './state.ts';

/** One pile of the supply. Its cards are the `left` first from `start` on in the supply of the state, the last on top. */
export interface Pile {
  readonly index: number;
  readonly kind: Kind;
  readonly start: number;
}

/** What does not change during a game: which cards there are and where each pile has its room. */
export interface Layout {
  readonly library: Library;
  /** The kind of each card. */
  readonly kindOf: readonly Kind[];
  readonly piles: readonly Pile[];
  /** The pile of a card id. */
  readonly pileOf: ReadonlyMap<string, number>;
}

/** Puts cards on an empty table, one by one, giving each its number. */
export class LayoutBuilder {
  readonly #library: Library;
  readonly #kindOf: Kind[] = [];
  readonly #piles: Pile[] = [];
  readonly #supply: number[] = [];
  readonly #left: number[] = [];

  constructor(library: Library) {
    this.#library = library;
  }

  card(kind: Kind): number {
    return this.#kindOf.push(kind) - 1;
  }

  cards(kind: Kind, count: number): number[] {
    return Array.from({ length: count }, () => this.card(kind));
  }

  pile(kind: Kind, count: number): void {
    this.#piles.push({ index: this.#piles.length, kind, start: this.#supply.length });
    this.#supply.push(...this.cards(kind, count));
    this.#left.push(count);
  }

  layout(): Layout {
    return {
      library: this.#library,
      kindOf: this.#kindOf,
      piles: this.#piles,
      pileOf: new Map(this.#piles.map(({ kind, index }) => [kind.id, index])),
    };
  }

  /** The state before the first turn. */
  state(seats: Seat[], trash: number[]): State {
    return {
      seq: 0,
      chance: 0,
      onTurn: 0,
      phase: 'action',
      actions: 1,
      buys: 1,
      coins: 0,
      bought: 0,
      discount: 0,
      plays: [],
      seats,
      supply: this.#supply,
      left: this.#left,
      trash,
      over: false,
    };
  }
}

export function emptySeat(): Seat {
  return { deck: [], hand: [], discard: [], play: [], aside: [], looking: [], turns: 0 };
}
