import type { Clock } from '@provincia/protocol';

const MINUTE = 60_000;
const SECOND = 1000;

/** As they are written down. */
export interface SavedClocks {
  readonly left: readonly number[];
  readonly turns: readonly number[];
}

/** The time that each seat has left. It follows from the times in the log, so every process gets the same. */
export class Clocks {
  readonly #left: number[];
  /** For each seat the last of its turns that added something. */
  readonly #turns: number[];
  readonly #clock: Clock;

  constructor(clock: Clock, { left, turns }: SavedClocks) {
    this.#clock = clock;
    this.#left = [...left];
    this.#turns = [...turns];
  }

  static full(clock: Clock, seats: number): Clocks {
    const left = new Array<number>(seats).fill(clock.minutes * MINUTE);
    return new Clocks(clock, { left, turns: left.map(() => 0) });
  }

  save(): SavedClocks {
    return { left: this.#left, turns: this.#turns };
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
