/** A clock that only the test moves. */
export class TestClock {
  #time = Date.parse('2026-01-01T12:00:00Z');

  readonly now = (): number => this.#time;

  pass(milliseconds: number): void {
    this.#time += milliseconds;
  }
}
