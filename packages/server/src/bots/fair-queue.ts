interface Job {
  /** Those with a lower one never wait behind this one. */
  readonly rank: number;
  start(): void;
}

interface Share {
  running: number;
  /** In the order in which they are done. */
  readonly waiting: Job[];
}

/** How many can be done and wait at a time. */
export interface QueueLimits {
  readonly running: number;
  /** Of one person; more are put off. */
  readonly waitingOfOne: number;
}

/** This person has enough waiting already. What is put off stays due in the database and is tried again. */
export class PutOff extends Error {}

/**
 * Who may use the threads next. People take turns, however much each of them wants, and so do the tables of each: one
 * that comes again is the last. Nobody has more than half of the threads, so that others find one soon.
 */
export class FairQueue {
  readonly #limits: QueueLimits;
  readonly #mostOfOne: number;
  /** Who was served longest ago comes first: a Map remembers the order. Who wants nothing is not in it. */
  readonly #shares = new Map<string, Share>();
  #running = 0;

  constructor(limits: QueueLimits) {
    this.#limits = limits;
    this.#mostOfOne = Math.ceil(limits.running / 2);
  }

  /** Does the work when it is this person's turn. */
  run<T>(whose: string, rank: number, work: () => Promise<T>): Promise<T> {
    const share = this.#shares.get(whose) ?? { running: 0, waiting: [] };
    if (share.waiting.length >= this.#limits.waitingOfOne) return Promise.reject(new PutOff());
    this.#shares.set(whose, share);
    return new Promise<T>((resolve, reject) => {
      const start = () => {
        work()
          .then(resolve, reject)
          .finally(() => this.#done(whose, share));
      };
      const after = share.waiting.findIndex((other) => other.rank > rank);
      share.waiting.splice(after < 0 ? share.waiting.length : after, 0, { rank, start });
      this.#startMore();
    });
  }

  #done(whose: string, share: Share): void {
    this.#running--;
    share.running--;
    this.#shares.delete(whose);
    if (share.running > 0 || share.waiting.length > 0) this.#shares.set(whose, share);
    this.#startMore();
  }

  #startMore(): void {
    while (this.#running < this.#limits.running) {
      const next = this.#next();
      if (next === null) return;
      const [whose, share] = next;
      this.#shares.delete(whose);
      this.#shares.set(whose, share);
      this.#running++;
      share.running++;
      (share.waiting.shift() as Job).start();
    }
  }

  /** Who has waited longest of those with the lowest rank, and has not enough running. */
  #next(): [string, Share] | null {
    let next: [string, Share] | null = null;
    for (const [whose, share] of this.#shares) {
      if (share.waiting.length === 0 || share.running >= this.#mostOfOne) continue;
      if (next === null || share.waiting[0].rank < next[1].waiting[0].rank) next = [whose, share];
    }
    return next;
  }
}
