import { InOrder } from '@provincia/arena';
import type { KindName, PieceOf, ResultOf, Task } from './kinds.ts';

/** Something to be done in pieces that do not depend on each other. */
export interface Work<K extends KindName = KindName> extends Task<K> {
  /** The next piece; null if there is none left. */
  next(): PieceOf<K> | null;
  /** What came of the pieces: in their order, whichever is done first. */
  take(piece: PieceOf<K>, result: ResultOf<K>): void;
}

/** A piece and its place among all pieces. */
export interface Numbered<K extends KindName> {
  readonly place: number;
  readonly piece: PieceOf<K>;
}

/** Knows which pieces of a work have been handed out, and which are done. */
export class Ledger<K extends KindName> {
  readonly #work: Work<K>;
  readonly #open = new Map<number, PieceOf<K>>();
  readonly #order = new InOrder<() => void>((take) => take());
  #handedOut = 0;
  #isEmpty = false;

  constructor(work: Work<K>) {
    this.#work = work;
  }

  /** The next piece; null if all have been handed out. */
  next(): Numbered<K> | null {
    const piece = this.#work.next();
    if (piece === null) {
      this.#isEmpty = true;
      return null;
    }
    const place = this.#handedOut++;
    this.#open.set(place, piece);
    return { place, piece };
  }

  /** Those that somebody is at. */
  get open(): readonly Numbered<K>[] {
    return [...this.#open].map(([place, piece]) => ({ place, piece }));
  }

  /** How many somebody is at. */
  get openCount(): number {
    return this.#open.size;
  }

  /** Whether everything is done. */
  get isDone(): boolean {
    return this.#isEmpty && this.#open.size === 0;
  }

  /** A piece is done; false if it was done before. */
  put(place: number, result: ResultOf<K>): boolean {
    const piece = this.#open.get(place);
    if (piece === undefined) return false;
    this.#open.delete(place);
    this.#order.put(place, () => this.#work.take(piece, result));
    return true;
  }
}
