import { createHash } from 'node:crypto';

const DIGITS = 32;

/** A sequence of seeds that is the same every time. PROVINCIA_TEST_SEED changes it for all tests at once. */
export class Seeds {
  #name: string;
  #count = 0;
  #said: string | null = null;

  constructor(name: string) {
    this.#name = name;
  }

  /** Starts the sequence with this name. */
  restart(name: string): void {
    this.#name = name;
    this.#count = 0;
  }

  /** The next seed is this one, in every run. */
  say(seed: string): void {
    this.#said = seed;
  }

  next(): string {
    const said = this.#said;
    this.#said = null;
    if (said !== null) return said;
    const all = process.env.PROVINCIA_TEST_SEED ?? 1;
    return createHash('sha256')
      .update(`${all} ${this.#name} ${++this.#count}`)
      .digest('hex')
      .slice(0, DIGITS);
  }
}
