import type { Clock } from '@provincia/protocol';
import { MOST_LAG } from './limits.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

/** As they are written down. */
export interface SavedClocks {
  readonly left: readonly number[];
  readonly turns: readonly number[];
}

/** The time that each seat has left. It follows from the times in the log, so every process gets the same. */
export class Clocks {
  readonly #left: number[];
  /** For each seat the last of its turns that added something, by its number in the game. */
  readonly #turns: number[];
  readonly #clock: Clock;

  constructor(clock: Clock, { left, turns }: SavedClocks) {
    this.#clock = clock;
    this.#left = [...left];
    this.#turns = [...turns];
  }

  static full(clock: Clock, seats: number): Clocks {
    const left = new Array<number>(seats).fill(fullTime(clock));
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

  /** A turn begins, by its number in the game; one that begins again after an undo adds nothing. */
  add(seat: number, turn: number): void {
    if ('days' in this.#clock || turn <= this.#turns[seat]) return;
    this.#turns[seat] = turn;
    this.#left[seat] += this.#clock.increment * SECOND;
  }

  /** By the day, a seat has a whole time again after a while, which is given in milliseconds. */
  restore(seat: number, after: number): void {
    this.#left[seat] = Math.max(0, after) + fullTime(this.#clock);
  }

  /** How long an answer may be on its way after the time has run out: what was sent before still counts. */
  get patience(): number {
    return 'days' in this.#clock ? 0 : MOST_LAG;
  }

  /** The game waits for another seat than before. By the day, everybody has the whole time again then. */
  pass(): void {
    if ('days' in this.#clock) this.#left.fill(fullTime(this.#clock));
  }
}

function fullTime(clock: Clock): number {
  return 'days' in clock ? clock.days * DAY : clock.minutes * MINUTE;
}
