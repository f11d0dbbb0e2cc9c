import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import { Refusal } from '../refusal.ts';
import type { Faulty, Replay } from './check-replay.ts';
import type { LogTask } from './text-log.ts';

/**
 * How long something may take until it is done, in milliseconds. Most takes a few, but the thread steps back for everything
 * else: where a busy machine has just started it, even a short game takes seconds.
 */
const LONGEST = 60_000;
const MOST_WAITING = 20;

/** A thread for what is done with whole games, so that nobody waits for a long one who plays at a table. */
export class GameThread {
  readonly #thread = new Piscina({
    filename: fileURLToPath(new URL('../../bin/game-thread.js', import.meta.url)),
    execArgv: [],
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: 60_000,
    niceIncrement: 5,
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  });

  /** The game that a string holds, or a refusal that says why it holds none. */
  async check(packed: string): Promise<Replay> {
    const found = (await this.#run('checkReplay', packed)) as Replay | Faulty;
    if ('code' in found) throw new Refusal(422, found.code, found.message);
    return found;
  }

  /** A game as a text. */
  async textLog(task: LogTask): Promise<string> {
    return (await this.#run('textLog', task)) as string;
  }

  async #run(name: string, task: string | LogTask): Promise<unknown> {
    if (this.#thread.queueSize >= MOST_WAITING) {
      throw new Refusal(429, 'too-fast', 'Too many games are being read at once: try again in a moment.');
    }
    const signal = AbortSignal.timeout(LONGEST);
    try {
      return await this.#thread.run(task, { name, signal });
    } catch (error) {
      if (!signal.aborted && !isOutOfMemory(error)) throw error;
      throw new Refusal(422, 'too-long', 'This game takes too long to replay.');
    }
  }

  close(): Promise<void> {
    return this.#thread.destroy();
  }
}

function isOutOfMemory(error: unknown): boolean {
  return (error as { code?: unknown }).code === 'ERR_WORKER_OUT_OF_MEMORY';
}
