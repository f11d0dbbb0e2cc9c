/** A worker that does pieces of a run. */
export interface Member {
  readonly name: string;
  readonly threads: number;
  /** How many pieces it has done, and how many games, or kingdoms, these were. */
  readonly pieces: number;
  readonly amount: number;
  /** Of the amount, since it began with its first piece. */
  readonly perSecond: number;
}

/** Who is there to do the work of a run. */
export interface Crew {
  readonly members: readonly Member[];
  /** The versions of workers that cannot take part: theirs is another program. */
  readonly others: readonly string[];
  /** What their version would have to be. */
  readonly version: string;
  /** Whether there is a connection to the database. */
  readonly isConnected: boolean;
}

/** A worker, as the database knows it. */
export interface Registered {
  readonly name: string;
  readonly version: string;
  readonly threads: number;
}

interface Account {
  pieces: number;
  amount: number;
  /** When the first piece was begun, and when the last one came in. */
  readonly since: number;
  until: number;
}

/** Keeps the accounts of the workers of a run. */
export class CrewBook {
  readonly #version: string;
  readonly #accounts = new Map<string, Account>();
  #present: readonly Registered[] = [];
  #isConnected = true;

  constructor(version: string) {
    this.#version = version;
  }

  /** A worker has done a piece in so many seconds. */
  count(name: string, amount: number, seconds: number): void {
    const now = performance.now();
    const account = this.#accounts.get(name) ?? {
      pieces: 0,
      amount: 0,
      since: now - 1000 * seconds,
      until: now,
    };
    this.#accounts.set(name, account);
    account.pieces++;
    account.amount += amount;
    account.until = now;
  }

  /** Those who are there now; null if nobody knows. */
  see(present: readonly Registered[] | null): void {
    this.#isConnected = present !== null;
    this.#present = present ?? [];
  }

  /** How many threads there are for this run. */
  get threads(): number {
    return this.#fitting().reduce((sum, { threads }) => sum + threads, 0);
  }

  get crew(): Crew {
    return {
      members: this.#fitting().map(({ name, threads }) => this.#member(name, threads)),
      others: this.#present.flatMap(({ version }) => (version === this.#version ? [] : [version])),
      version: this.#version,
      isConnected: this.#isConnected,
    };
  }

  /** All who have done something, whether they are still there or not. */
  get everybody(): readonly Member[] {
    const threads = new Map(this.#present.map((one) => [one.name, one.threads]));
    return [...this.#accounts.keys()].map((name) => this.#member(name, threads.get(name) ?? 0));
  }

  #fitting(): readonly Registered[] {
    return this.#present.filter(({ version }) => version === this.#version);
  }

  #member(name: string, threads: number): Member {
    const account = this.#accounts.get(name);
    if (account === undefined) return { name, threads, pieces: 0, amount: 0, perSecond: 0 };
    const { pieces, amount, since, until } = account;
    return { name, threads, pieces, amount, perSecond: (1000 * amount) / Math.max(1, until - since) };
  }
}
