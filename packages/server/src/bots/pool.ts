import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import type { BotTask } from './thread.ts';

/** Threads in which bots think, so that nobody waits for them who plays at another table. */
export class BotPool {
  readonly #pool = new Piscina<BotTask, string[][]>({
    filename: fileURLToPath(new URL('../../bin/thread.js', import.meta.url)),
    minThreads: 1,
    maxThreads: Math.max(1, availableParallelism() - 1),
    // What the program itself was started with need not suit a thread.
    execArgv: [],
  });

  answers(task: BotTask): Promise<string[][]> {
    return this.#pool.run(task);
  }

  async close(): Promise<void> {
    await this.#pool.destroy();
  }
}
