import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import {
  type Assignment,
  type Depth,
  type Findings,
  type Found,
  type PlanStore,
  Research,
} from '@provincia/bots';
import type { Setup } from '@provincia/engine';
import { Piscina } from 'piscina';
import type { Answers, BotTask, ResearchTask } from './thread.ts';

const threads = {
  filename: fileURLToPath(new URL('../../bin/thread.js', import.meta.url)),
  // What the program itself was started with need not suit a thread.
  execArgv: [],
};

/** Threads that look for plans, with less right to a core the higher the number. */
function searchers(niceIncrement: number): Piscina<ResearchTask, Found> {
  return new Piscina({
    ...threads,
    name: 'search',
    minThreads: 0,
    maxThreads: Math.max(1, Math.floor(availableParallelism() / 2)),
    idleTimeout: 60_000,
    niceIncrement,
  });
}

export type ThinkingThreads = Piscina<BotTask & { readonly plans: Findings }, Answers>;

/** Threads in which bots think, one of them ready at any time. */
export function thinkingThreads(): ThinkingThreads {
  return new Piscina({
    ...threads,
    name: 'playOn',
    minThreads: 1,
    maxThreads: Math.max(1, availableParallelism() - 1),
  });
}

/** The server stops: what was being looked for is not found any more. */
export class Interrupted extends Error {}

/** Threads in which bots think, so that nobody waits for them who plays at another table. */
export class BotPool {
  readonly #thinking: ThinkingThreads;
  readonly #isShared: boolean;
  /** By themselves, so that neither moves wait behind plans nor first plans behind better ones, which take long. */
  readonly #searching = { first: searchers(5), whole: searchers(10) };
  readonly #research: Research;
  readonly #onError: (error: unknown) => void;
  #stopping = false;

  /** Without threads that others use too, it has its own. */
  constructor(store: PlanStore, onError: (error: unknown) => void, shared?: ThinkingThreads) {
    this.#thinking = shared ?? thinkingThreads();
    this.#isShared = shared !== undefined;
    this.#onError = (error) => {
      if (!(error instanceof Interrupted)) onError(error);
    };
    const search = (assignment: Assignment, depth: Depth) => this.#search({ assignment, depth });
    this.#research = new Research({ store, search, onError: this.#onError });
  }

  /** Lets the bots of a game find out about the kingdom before anybody waits for them. */
  prepare(setup: Setup, levels: BotTask['levels']): void {
    this.#plansFor(setup, levels).catch(this.#onError);
  }

  async answers(task: BotTask): Promise<Answers> {
    const plans = await this.#plansFor(task.setup, task.levels);
    return this.#thinking.run({ ...task, plans });
  }

  /** Whoever waits for a plan is told that there will be none. */
  async stopPlanning(): Promise<void> {
    this.#stopping = true;
    await Promise.all(Object.values(this.#searching).map((pool) => pool.destroy()));
  }

  async close(): Promise<void> {
    await this.stopPlanning();
    if (!this.#isShared) await this.#thinking.destroy();
  }

  async #plansFor({ kingdom, players }: Setup, levels: BotTask['levels']): Promise<Findings> {
    const names = [...new Set(levels)].filter((level) => level !== null);
    const plans = await Promise.all(
      names.map((level) => this.#research.plansOf({ level, kingdom, players })),
    );
    return new Map(plans.flatMap((some) => [...some]));
  }

  async #search(task: ResearchTask): Promise<Found> {
    try {
      return await this.#searching[task.depth].run(task);
    } catch (error) {
      throw this.#stopping ? new Interrupted() : error;
    }
  }
}
