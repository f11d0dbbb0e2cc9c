import type { VisitorSocket } from './entrance.ts';

/** How often it is measured, in milliseconds, how long a reply may take, and how many of the last ones count. */
const EVERY = 5000;
const LONGEST = 4000;
const COUNTED = 5;

/**
 * How long what a socket says is on its way: half of the time until it has given back something that was sent to it.
 * The server measures that itself, so nobody can claim more than they make themselves wait.
 */
export class RoundTrips {
  readonly #socket: VisitorSocket;
  readonly #now: () => number;
  #last: number[] = [];
  #timer: NodeJS.Timeout | undefined;

  constructor(socket: VisitorSocket, now: () => number) {
    this.#socket = socket;
    this.#now = now;
  }

  /** From now on, until the socket is closed. */
  begin(): void {
    if (this.#timer !== undefined) return;
    this.#timer = setInterval(() => this.#measure(), EVERY);
    this.#socket.once('disconnect', () => clearInterval(this.#timer));
    this.#measure();
  }

  /** In milliseconds; 0 if nothing is known. */
  get way(): number {
    const sorted = this.#last.toSorted((one, other) => one - other);
    return (sorted[Math.floor((sorted.length - 1) / 2)] ?? 0) / 2;
  }

  #measure(): void {
    const sent = this.#now();
    this.#socket.timeout(LONGEST).emit('echo', (error: Error | null) => {
      if (error === null) this.#last = [...this.#last, this.#now() - sent].slice(-COUNTED);
    });
  }
}
