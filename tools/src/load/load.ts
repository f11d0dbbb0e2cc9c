import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type IntervalHistogram, monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Bare, measureBare } from './bare.ts';
import { type Times, tenthsOf, timesOf } from './figures.ts';
import type { Options } from './options.ts';
import { type Given, Pair } from './pair.ts';
import { type MeasuredServer, startServer } from './server.ts';

/** What came of playing. */
export interface Load {
  readonly answers: number;
  readonly seconds: number;
  readonly perSecond: number;
  /** From sending an answer until both players have the view that follows it. */
  readonly times: Times;
  /** Games that ended meanwhile; others took their place. */
  readonly ended: number;
  readonly peakBytes: number;
  /** The server's memory in each tenth of the time: if it grows for ever, it shows. */
  readonly memoryTenths: readonly number[];
  /** Of one core. */
  readonly cpuShare: number;
  /** Milliseconds of the processor. */
  readonly cpuPerAnswer: number;
  /** What the server sent to all clients for an answer. */
  readonly bytesPerAnswer: number;
  /** How late the clients themselves were: part of the times above. */
  readonly clientLate: Times;
  readonly rowsPerCommit: number;
  readonly bare: readonly Bare[];
  /** Each kind of error with how often it came. */
  readonly errors: Readonly<Record<string, number>>;
}

/** All clients of a measurement come from one address. */
const NO_LIMIT = '100000000';
/** Games that begin at once; people do not all come in the same moment. */
const BEGINNING = 20;
const LONGEST_WAIT = 60_000;
/** How often the clients look at how late they are, in milliseconds. */
const LOOKING = 5;

/** Starts a server and plays. What is left to chance, a number from 0 up to 1 each time, is when they answer and what. */
export function load(options: Options, chance: () => number = Math.random): Promise<Load> {
  return onServer(options, (server, folder) => new Players(server, options, chance).measure(folder));
}

/** Does something with a server of its own, and ends it. */
export async function onServer<T>(
  { database }: Pick<Options, 'database'>,
  measure: (server: MeasuredServer, folder: string) => Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'provincia-load-'));
  try {
    const server = await startServer({
      DATA_DIR: join(folder, 'data'),
      RATE_LIMIT: NO_LIMIT,
      ...(database === undefined ? {} : { DATABASE_URL: database }),
    });
    try {
      return await measure(server, folder);
    } finally {
      await server.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

class Players {
  readonly #server: MeasuredServer;
  readonly #options: Options;
  readonly #chance: () => number;
  readonly #errors: Record<string, number> = {};
  /** Those of whom somebody is asked, who has waited longest first. */
  readonly #asked: Pair[] = [];
  #times: number[] = [];
  #given: Given[] = [];
  #playing = false;

  constructor(server: MeasuredServer, options: Options, chance: () => number) {
    this.#server = server;
    this.#options = options;
    this.#chance = chance;
  }

  async measure(folder: string): Promise<Load> {
    const pairs = Array.from({ length: this.#options.games }, () => this.#pair());
    await this.#beginAll(pairs);
    const late = monitorEventLoopDelay({ resolution: LOOKING });
    const before = await this.#server.read();
    const sampled = this.#server.memory.length;
    const begin = performance.now();
    late.enable();
    await this.#play();
    await this.#settle(pairs);
    const seconds = (performance.now() - begin) / 1000;
    late.disable();
    const after = await this.#server.read();
    const peakBytes = await this.#server.peakBytes();
    for (const pair of pairs) pair.close();
    const status = await this.#server.stop();
    if (status !== 0) this.#note(`the server ended with ${status}`);
    for (const line of this.#server.complaints) this.#note(`the server complained: ${line}`);

    const answers = this.#times.length;
    const cpu = after.cpuSeconds - before.cpuSeconds;
    const rowsPerCommit = (after.entries - before.entries) / (after.commits - before.commits);
    const size = Math.max(1, Math.round(rowsPerCommit));
    return {
      answers,
      seconds,
      perSecond: answers / seconds,
      times: timesOf(this.#times),
      ended: pairs.reduce((sum, { games }) => sum + games, 0),
      peakBytes,
      memoryTenths: tenthsOf(this.#server.memory.slice(sampled)),
      cpuShare: cpu / seconds,
      cpuPerAnswer: (cpu * 1000) / answers,
      bytesPerAnswer: (after.sentBytes - before.sentBytes) / answers,
      clientLate: latenessIn(late),
      rowsPerCommit,
      bare: await measureBare(this.#given, size, folder, this.#options.database),
      errors: this.#errors,
    };
  }

  #pair(): Pair {
    return new Pair({
      url: this.#server.url,
      chance: this.#chance,
      onAsked: (pair) => {
        if (this.#playing && this.#options.rate === 0) pair.answer();
        else this.#asked.push(pair);
      },
      onSeen: (milliseconds, given) => {
        this.#times.push(milliseconds);
        this.#given.push(given);
      },
      onError: (error) => this.#note(error instanceof Error ? error.message : String(error)),
    });
  }

  async #beginAll(pairs: readonly Pair[]): Promise<void> {
    const waiting = [...pairs];
    const beginOneByOne = async () => {
      for (let pair = waiting.pop(); pair !== undefined; pair = waiting.pop()) await pair.begin();
    };
    await Promise.all(Array.from({ length: BEGINNING }, beginOneByOne));
  }

  /** For the time that is measured. */
  async #play(): Promise<void> {
    const { rate, seconds } = this.#options;
    this.#playing = true;
    if (rate > 0) {
      await this.#playAt(momentsOf(rate, seconds, this.#chance));
    } else {
      for (const pair of this.#asked.splice(0)) pair.answer();
      await sleep(seconds * 1000);
    }
    this.#playing = false;
  }

  /** Each answer at its moment, whether those before it have been seen or not. */
  async #playAt(moments: readonly number[]): Promise<void> {
    const begin = performance.now();
    for (const moment of moments) {
      const left = begin + moment - performance.now();
      if (left > 0) await sleep(left);
      const pair = await this.#nextAsked();
      if (pair === undefined) return this.#note('all players waited in vain');
      pair.answer();
    }
  }

  /** If all wait for the server, what is late now stays late, and shows in the answers a second. */
  async #nextAsked(): Promise<Pair | undefined> {
    const end = performance.now() + LONGEST_WAIT;
    while (this.#asked.length === 0 && performance.now() < end) await sleep(1);
    return this.#asked.shift();
  }

  /** Until what was sent has been seen. */
  async #settle(pairs: readonly Pair[]): Promise<void> {
    const end = performance.now() + LONGEST_WAIT;
    while (pairs.some(({ busy }) => busy)) {
      if (performance.now() > end) return this.#note('an answer was never seen by both');
      await sleep(5);
    }
  }

  #note(error: string): void {
    // The same error at another table is the same error.
    const kind = error.replaceAll(/\/[a-z2-7]{16}\b/g, '/…');
    this.#errors[kind] = (this.#errors[kind] ?? 0) + 1;
  }
}

/** What is measured there is the time between two looks. */
function latenessIn(late: IntervalHistogram): Times {
  const beyond = (nanoseconds: number) => Math.max(0, nanoseconds / 1e6 - LOOKING);
  return { p50: beyond(late.percentile(50)), p99: beyond(late.percentile(99)), worst: beyond(late.max) };
}

/** When so many answers a second are given by people who know nothing of each other, in milliseconds. */
function momentsOf(rate: number, seconds: number, chance: () => number): number[] {
  return Array.from({ length: rate * seconds }, () => chance() * seconds * 1000).sort((a, b) => a - b);
}
