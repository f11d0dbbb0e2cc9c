import type { Clock } from '@provincia/protocol';

const MINUTE = 60_000;
const SECOND = 1000;

/** The time that each seat has left. It follows from the times in the log, so every process gets the same. */
export class Clocks {
  readonly #left: number[];
  /** For each seat the last of its turns that added something. */
  #turns: number[];
  readonly #clock: Clock;

  constructor(clock: Clock, seats: number, left = new Array<number>(seats).fill(clock.minutes * MINUTE)) {
    this.#clock = clock;
    this.#left = left;
    this.#turns = left.map(() => 0);
  }

  copy(): Clocks {
    const copy = new Clocks(this.#clock, this.#left.length, [...this.#left]);
    copy.#turns = [...this.#turns];
    return copy;
  }

  /** In milliseconds. */
  get left(): readonly number[] {
    return this.#left;
  }

  spend(seat: number, time: number): void {
    this.#left[seat] = Math.max(0, this.#left[seat] - time);
  }

  /** A turn begins, by its number; one that begins again after an undo adds nothing. */
  add(seat: number, turn: number): void {
    if (turn <= this.#turns[seat]) return;
    this.#turns[seat] = turn;
    this.#left[seat] += this.#clock.increment * SECOND;
  }
}
