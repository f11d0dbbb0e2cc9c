/** Wakes whoever waits for something to happen. */
export class Bell {
  #rung = false;
  #wake: (() => void) | null = null;

  /** A signal rings it too. */
  constructor(signal?: AbortSignal) {
    signal?.addEventListener('abort', () => this.ring(), { once: true });
  }

  ring(): void {
    this.#rung = true;
    this.#wake?.();
  }

  /** Once it has rung since the last time, or after so many milliseconds. */
  async heard(milliseconds: number): Promise<void> {
    if (!this.#rung) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, milliseconds);
        this.#wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
    this.#wake = null;
    this.#rung = false;
  }
}
