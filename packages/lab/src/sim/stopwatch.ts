/** How long a run takes, and how fast it is once all threads are at work. */
export class Stopwatch {
  readonly #started = performance.now();
  #lap = { time: this.#started, games: 0 };

  /** Everybody is at work from now on; so many games have been played already. */
  lap(games: number): void {
    this.#lap = { time: performance.now(), games };
  }

  stop(games: number): { seconds: number; gamesPerSecond: number } {
    const now = performance.now();
    // A run that is nearly over by then says too little.
    const whole = { time: this.#started, games: 0 };
    const { time, games: before } = this.#lap.games > games / 2 ? whole : this.#lap;
    const perSecond = (1000 * (games - before)) / (now - time);
    return { seconds: (now - this.#started) / 1000, gamesPerSecond: Math.round(perSecond) };
  }
}
