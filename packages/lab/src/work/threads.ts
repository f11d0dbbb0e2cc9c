import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { BroadcastChannel } from 'node:worker_threads';
import { Piscina } from 'piscina';
import { endAll, isLeashNote, note } from '../programs/leash.ts';
import { QUIT_TIME } from '../programs/player.ts';
import { hasPrograms, type KindName, manners, type PieceOf, type ResultOf, type Task } from './kinds.ts';

/** What every thread is told when it starts. */
export interface ThreadTask extends Task {
  /** The channel over which the threads are told to let their programs go; null if there are none. */
  readonly channel: string | null;
}

/** What a thread says once it has loaded everything. */
export const READY = 'ready';
/** And once it has let its programs go. */
export const FREE = 'free';

/** Other threads that do the pieces of a task. */
export class Threads<K extends KindName> {
  readonly #pool: Piscina<PieceOf<K>, ResultOf<K>>;
  readonly #channel: string | null;
  /** How many pieces they take at once. */
  readonly lanes: number;
  /** When all of them have started: it takes a moment. */
  readonly ready: Promise<void>;
  /** How many have started. */
  #started = 0;

  constructor({ kind, orders }: Task<K>, count: number) {
    const task = { kind, orders } as Task;
    const channel = hasPrograms(task) ? `provincia ${randomUUID()}` : null;
    const { ahead } = manners[kind];
    this.#channel = channel;
    this.lanes = count * ahead;
    this.#pool = new Piscina<PieceOf<K>, ResultOf<K>>({
      // JavaScript that compiles thread.ts if it has to, and loads it.
      filename: fileURLToPath(new URL('../../bin/thread.js', import.meta.url)),
      name: 'doPiece',
      minThreads: count,
      maxThreads: count,
      concurrentTasksPerWorker: ahead,
      // What the program itself was started with need not suit a thread.
      execArgv: [],
      workerData: { ...task, channel } satisfies ThreadTask,
      // A thread that sleeps until there is a piece would not hear its programs.
      atomics: channel === null ? 'sync' : 'disabled',
    });
    this.ready = new Promise((resolve, reject) => {
      this.#pool.on('message', (message) => {
        if (message === READY && ++this.#started === count) resolve();
        if (isLeashNote(message)) note(message);
      });
      this.#pool.on('error', reject);
    });
    // Whoever waits for it hears of it; nobody has to.
    this.ready.catch(() => {});
  }

  do(piece: PieceOf<K>): Promise<ResultOf<K>> {
    return this.#pool.run(piece);
  }

  /** Ends them, whatever they do, and the programs that play for them. */
  async stop(): Promise<void> {
    if (this.#channel !== null && this.#started > 0) await this.#letProgramsGo(this.#channel);
    await this.#pool.destroy();
    if (this.#channel !== null) endAll();
  }

  /** A thread in which somebody thinks does not hear it, and is not waited for. */
  async #letProgramsGo(name: string): Promise<void> {
    const channel = new BroadcastChannel(name);
    let timer: NodeJS.Timeout | undefined;
    await new Promise<void>((resolve) => {
      // Who has not started yet has no programs.
      let waitingFor = this.#started;
      this.#pool.on('message', (message) => {
        if (message === FREE && --waitingFor === 0) resolve();
      });
      timer = setTimeout(resolve, QUIT_TIME + 1000);
      channel.postMessage('');
    });
    clearTimeout(timer);
    channel.close();
  }
}
