/** Waits for something that should happen again and again, and says when it has not for too long. */
export class Patience {
  readonly #limit: number;
  readonly #onEnd: () => void;
  #until = Number.POSITIVE_INFINITY;
  #timer: NodeJS.Timeout | null = null;

  /** The limit is in milliseconds. */
  constructor(limit: number, onEnd: () => void) {
    this.#limit = limit;
    this.#onEnd = onEnd;
  }

  /** From now on there is the whole time again. */
  renew(): void {
    this.#until = performance.now() + this.#limit;
    this.#timer ??= this.#lookIn(this.#limit);
  }

  /** Nothing is waited for. */
  pause(): void {
    this.#until = Number.POSITIVE_INFINITY;
  }

  stop(): void {
    this.pause();
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }

  #lookIn(time: number): NodeJS.Timeout {
    return setTimeout(() => {
      // Where somebody else has kept this thread busy, what has come meanwhile is read before it is called late.
      this.#timer = setTimeout(() => this.#look(), 0);
    }, time);
  }

  #look(): void {
    const left = this.#until - performance.now();
    this.#timer = left > 0 && left < Number.POSITIVE_INFINITY ? this.#lookIn(left) : null;
    if (left <= 0) this.#onEnd();
  }
}
