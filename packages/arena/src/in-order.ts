/**
 * Passes things on by the order of their places, whichever comes first: so what a stopped run has is what a shorter one
 * would have had.
 */
export class InOrder<T> {
  readonly #take: (value: T) => void;
  readonly #early = new Map<number, T>();
  #passed = 0;

  constructor(take: (value: T) => void) {
    this.#take = take;
  }

  /** How many have been passed on. */
  get passed(): number {
    return this.#passed;
  }

  put(place: number, value: T): void {
    this.#early.set(place, value);
    for (let next = this.#early.get(this.#passed); next !== undefined; next = this.#early.get(this.#passed)) {
      this.#early.delete(this.#passed++);
      this.#take(next);
    }
  }
}
