import { fileURLToPath } from 'node:url';
import type { Chunk, Schedule } from '@provincia/arena';
import { Piscina } from 'piscina';
import { READY, type ThreadOrders } from './orders.ts';
import type { Played } from './recorded-arena.ts';

/** How many chunks a thread has been given and not yet handed back: it plays one while the next ones wait. */
const CHUNKS_AHEAD = 4;

/** Threads that play along with the one that started them. */
export class Helpers {
  readonly #pool: Piscina<Chunk, Played>;
  readonly #threads: number;
  /** When all of them have started: it takes a moment. */
  readonly ready: Promise<void>;

  constructor(orders: ThreadOrders, threads: number) {
    this.#threads = threads;
    this.#pool = new Piscina<Chunk, Played>({
      // JavaScript that compiles thread.ts if it has to, and loads it.
      filename: fileURLToPath(new URL('../../bin/thread.js', import.meta.url)),
      minThreads: threads,
      maxThreads: threads,
      concurrentTasksPerWorker: CHUNKS_AHEAD,
      // What the program itself was started with need not suit a thread.
      execArgv: [],
      workerData: orders,
    });
    this.ready = new Promise((resolve, reject) => {
      let waitingFor = threads;
      this.#pool.on('message', (message) => {
        if (message === READY && --waitingFor === 0) resolve();
      });
      this.#pool.on('error', reject);
    });
  }

  /** Plays chunks until none is left. */
  async play(schedule: Schedule, done: (chunk: Chunk, played: Played) => void): Promise<void> {
    await this.ready;
    const lane = async () => {
      for (let chunk = schedule.next(); chunk !== null; chunk = schedule.next()) {
        done(chunk, await this.#pool.run(chunk));
      }
    };
    await Promise.all(Array.from({ length: this.#threads * CHUNKS_AHEAD }, lane));
  }

  /** Ends them, whatever they do. */
  async stop(): Promise<void> {
    await this.#pool.destroy();
  }
}
