import type { Clock } from '@provincia/protocol';

const MINUTE = 60_000;
const SECOND = 1000;

/** The time that each seat has left, by the times at which things were written down: the same in every process. */
export class Clocks {
  readonly #left: number[];
  readonly #clock: Clock;

  constructor(clock: Clock, seats: number, left = new Array<number>(seats).fill(clock.minutes * MINUTE)) {
    this.#clock = clock;
    this.#left = left;
  }

  copy(): Clocks {
    return new Clocks(this.#clock, this.#left.length, [...this.#left]);
  }

  /** In milliseconds. */
  get left(): readonly number[] {
    return this.#left;
  }

  spend(seat: number, time: number): void {
    this.#left[seat] = Math.max(0, this.#left[seat] - time);
  }

  /** A turn begins. */
  add(seat: number): void {
    this.#left[seat] += this.#clock.increment * SECOND;
  }
}
