import { LRUCache } from 'lru-cache';
import { Refusal } from './refusal.ts';

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

  /** Whole seconds until there is something to take again. */
  get wait(): number {
    return Math.max(1, Math.ceil((1 - this.#left) / this.#perSecond));
  }
}

const MOST_REMEMBERED = 10_000;

/** A bucket for each of those who come, by whatever they are known; who has not come for long is forgotten. */
export class Buckets {
  readonly #perSecond: number;
  readonly #most: number;
  readonly #buckets = new LRUCache<string, Bucket>({ max: MOST_REMEMBERED });

  constructor(perSecond: number, most: number) {
    this.#perSecond = perSecond;
    this.#most = Math.ceil(most);
  }

  /** Refuses who takes too much, and says when they can try again. */
  spend(who: string, now: number, why = 'Too fast: wait a moment.'): void {
    const bucket = this.#of(who, now);
    if (!bucket.take(now)) throw new Refusal(429, 'too-fast', why, bucket.wait);
  }

  take(who: string, now: number): boolean {
    return this.#of(who, now).take(now);
  }

  #of(who: string, now: number): Bucket {
    const bucket = this.#buckets.get(who) ?? new Bucket(this.#perSecond, this.#most, now);
    this.#buckets.set(who, bucket);
    return bucket;
  }
}
