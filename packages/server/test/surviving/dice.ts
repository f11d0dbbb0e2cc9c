/** Repeatable chance: the same seed gives the same throws. */
export class Dice {
  #state: number;

  constructor(seed: number) {
    this.#state = seed;
  }

  below(most: number): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * most);
  }

  oneIn(most: number): boolean {
    return this.below(most) === 0;
  }

  pick<T>(from: readonly T[]): T {
    return from[this.below(from.length)];
  }

  shuffled<T>(list: readonly T[]): T[] {
    return list
      .map((item) => ({ item, at: this.below(2 ** 30) }))
      .sort((a, b) => a.at - b.at)
      .map(({ item }) => item);
  }
}
