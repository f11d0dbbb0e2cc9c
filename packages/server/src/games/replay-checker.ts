import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import { Refusal } from '../refusal.ts';
import type { Faulty, Replay } from './check-replay.ts';

/** How long a game may take until it has been checked, in milliseconds; most take a few. */
const LONGEST = 10_000;
const MOST_WAITING = 20;

/** A thread in which imported games are played again, so that nobody waits for a long one who plays at a table. */
export class ReplayChecker {
  readonly #thread = new Piscina<string, Replay | Faulty>({
    filename: fileURLToPath(new URL('../../bin/replay-thread.js', import.meta.url)),
    name: 'checkReplay',
    execArgv: [],
    minThreads: 0,
    maxThreads: 1,
    maxQueue: MOST_WAITING,
    idleTimeout: 60_000,
    niceIncrement: 5,
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  });

  /** The game that a string holds, or a refusal that says why it holds none. */
  async check(text: string): Promise<Replay> {
    if (this.#thread.queueSize >= MOST_WAITING) {
      throw new Refusal(503, 'busy', 'Many games are being checked: try again in a moment.');
    }
    const found = await this.#run(text);
    if ('code' in found) throw new Refusal(422, found.code, found.message);
    return found;
  }

  async #run(text: string): Promise<Replay | Faulty> {
    const signal = AbortSignal.timeout(LONGEST);
    try {
      return await this.#thread.run(text, { signal });
    } catch (error) {
      if (!signal.aborted && !isOutOfMemory(error)) throw error;
      return { code: 'too-long', message: 'To play this game again takes too long.' };
    }
  }

  close(): Promise<void> {
    return this.#thread.destroy();
  }
}

function isOutOfMemory(error: unknown): boolean {
  return (error as { code?: unknown }).code === 'ERR_WORKER_OUT_OF_MEMORY';
}
