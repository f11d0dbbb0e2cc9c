import type { Kind, Library, PileKind } from './card.ts';
import type { Seat, State } from './state.ts';

/** One pile. Its cards are the `left` first from `start` on in the supply of the state, the last on top. */
export interface Pile {
  readonly index: number;
  readonly id: string;
  /** Null if it is a mixed pile. */
  readonly kind: Kind | null;
  readonly start: number;
  /** Whether it is in the supply: can be bought, and counts as an empty pile. */
  readonly inSupply: boolean;
  /** How many of its cards are used; what is more is left in the box once it has been shuffled. */
  readonly size: number;
}

/** What does not change during a game: which cards there are and where each pile has its room. */
export interface Layout {
  readonly library: Library;
  /** The kind of each card. */
  readonly kindOf: readonly Kind[];
  readonly piles: readonly Pile[];
  /** The pile with this id. */
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

  /** A pile with these cards, the last on top, and room for more to be put back. */
  pile({ id, kinds, home }: PileKind, cards: readonly number[], size = cards.length, room = 0): void {
    const kind = kinds.length === 1 ? kinds[0] : null;
    const inSupply = home !== 'outside';
    this.#piles.push({ index: this.#piles.length, id, kind, start: this.#supply.length, inSupply, size });
    this.#supply.push(...cards, ...new Array<number>(room).fill(-1));
    this.#left.push(cards.length);
  }

  layout(): Layout {
    return {
      library: this.#library,
      kindOf: this.#kindOf,
      piles: this.#piles,
      pileOf: new Map(this.#piles.map(({ id, index }) => [id, index])),
    };
  }

  /** The state before the first turn. */
  state(seats: Seat[], trash: number[], box: number[]): State {
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
      guises: [],
      seats,
      supply: this.#supply,
      left: this.#left,
      trash,
      passes: [],
      box,
      over: false,
    };
  }
}

export function emptySeat(): Seat {
  return { deck: [], hand: [], discard: [], play: [], aside: [], looking: [], turns: 0 };
}
