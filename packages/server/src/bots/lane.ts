import { fileURLToPath } from 'node:url';
import type { MessagePort } from 'node:worker_threads';
import { Piscina } from 'piscina';
import { FairQueue, type QueueLimits } from './fair-queue.ts';

interface LaneOptions extends Omit<QueueLimits, 'running'> {
  /** What the threads call. */
  readonly name: string;
  readonly threads: number;
  /** How many of them are ready at any time. */
  readonly ready: number;
  /** The higher, the less right to a core they have. */
  readonly niceness: number;
}

const IDLE = 60_000;

/** Threads for one kind of work, and who waits for them. */
export class Lane<Task, Result> {
  readonly #pool: Piscina<Task, Result>;
  readonly #queue: FairQueue;

  constructor({ name, threads, ready, niceness, waitingOfOne }: LaneOptions) {
    this.#pool = new Piscina({
      filename: fileURLToPath(new URL('../../bin/thread.js', import.meta.url)),
      // What the program itself was started with need not suit a thread.
      execArgv: [],
      name,
      minThreads: ready,
      maxThreads: threads,
      idleTimeout: IDLE,
      niceIncrement: niceness,
    });
    this.#queue = new FairQueue({ running: threads, waitingOfOne });
  }

  /** When the signal says so it is dropped at once, whether it waits or has begun. Ports in the task are handed over to the thread. */
  run(
    task: Task,
    whose: string,
    rank: number,
    signal: AbortSignal,
    transferList: MessagePort[] = [],
  ): Promise<Result> {
    return this.#queue.run(whose, rank, () => this.#pool.run(task, { signal, transferList }));
  }

  close(): Promise<void> {
    return this.#pool.destroy();
  }
}
