/** Lets through so many a second on average, and a few more at once. */
export class Bucket {
  readonly #perSecond: number;
  readonly #most: number;
  #left: number;
  #at: number;

  constructor(perSecond: number, most: number, now: number) {
    this.#perSecond = perSecond;
    this.#most = most;
    this.#left = most;
    this.#at = now;
  }

  take(now: number): boolean {
    this.#left = Math.min(this.#most, this.#left + ((now - this.#at) / 1000) * this.#perSecond);
    this.#at = now;
    if (this.#left < 1) return false;
    this.#left--;
    return true;
  }
}

const MOST_REMEMBERED = 10_000;

/** A bucket for each person or token. Those that were not used for the longest time are forgotten. */
export class Buckets {
  readonly #perMinute: number;
  readonly #buckets = new Map<string, Bucket>();

  constructor(perMinute: number) {
    this.#perMinute = perMinute;
  }

  take(who: string, now: number): boolean {
    const bucket = this.#buckets.get(who) ?? new Bucket(this.#perMinute / 60, this.#perMinute, now);
    this.#buckets.delete(who);
    this.#buckets.set(who, bucket);
    if (this.#buckets.size > MOST_REMEMBERED) {
      const [oldest] = this.#buckets.keys();
      this.#buckets.delete(oldest);
    }
    return bucket.take(now);
  }
}
