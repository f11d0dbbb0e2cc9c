import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { type Assignment, isPlanned, type Plans } from '@provincia/bots';
import type { Setup } from '@provincia/engine';
import { Piscina } from 'piscina';
import type { PlanShelf } from './plans.ts';
import type { BotTask } from './thread.ts';

/** Plans that are at hand; others are read from the database when somebody plays that kingdom again. */
const MOST_PLANS = 1000;

const threads = {
  filename: fileURLToPath(new URL('../../bin/thread.js', import.meta.url)),
  // What the program itself was started with need not suit a thread.
  execArgv: [],
};

/** The server stops: what was being looked for is not found any more. */
export class Interrupted extends Error {}

/** Threads in which bots think, so that nobody waits for them who plays at another table. */
export class BotPool {
  readonly #shelf: PlanShelf;
  readonly #onError: (error: unknown) => void;
  readonly #thinking = new Piscina<BotTask & { readonly plans: Plans }, string[][]>({
    ...threads,
    name: 'playOn',
    minThreads: 1,
    maxThreads: Math.max(1, availableParallelism() - 1),
  });
  /** By itself and with less right to a core: moves must not wait behind plans, which take seconds. */
  readonly #planning = new Piscina<Assignment, Plans>({
    ...threads,
    name: 'planFor',
    minThreads: 0,
    maxThreads: Math.max(1, Math.floor(availableParallelism() / 2)),
    idleTimeout: 60_000,
    niceIncrement: 10,
  });
  readonly #plans = new Map<string, Promise<Plans>>();
  #stopping = false;

  constructor(shelf: PlanShelf, onError: (error: unknown) => void) {
    this.#shelf = shelf;
    this.#onError = onError;
  }

  /** Lets the bots of a game find out about the kingdom before anybody waits for them. */
  prepare(setup: Setup, levels: BotTask['levels']): void {
    this.#plansFor(setup, levels).catch((error) => {
      if (!(error instanceof Interrupted)) this.#onError(error);
    });
  }

  async answers(task: BotTask): Promise<string[][]> {
    const plans = await this.#plansFor(task.setup, task.levels);
    return this.#thinking.run({ ...task, plans });
  }

  /** Whoever waits for a plan is told that there will be none. */
  async stopPlanning(): Promise<void> {
    this.#stopping = true;
    await this.#planning.destroy();
  }

  async close(): Promise<void> {
    await this.stopPlanning();
    await this.#thinking.destroy();
  }

  async #plansFor({ kingdom, players }: Setup, levels: BotTask['levels']): Promise<Plans> {
    const names = [...new Set(levels)].filter((level) => level !== null);
    const plans = await Promise.all(names.map((level) => this.#plansOf({ level, kingdom, players })));
    return new Map(plans.flatMap((some) => [...some]));
  }

  /** Looked for once, however many ask; the most recently used are kept. */
  #plansOf(assignment: Assignment): Promise<Plans> {
    const { level, players, kingdom } = assignment;
    const key = [level, players, ...kingdom].join(' ');
    const plans = this.#plans.get(key) ?? this.#find(assignment);
    this.#plans.delete(key);
    this.#plans.set(key, plans);
    plans.catch(() => this.#plans.delete(key));
    const [oldest] = this.#plans.keys();
    if (this.#plans.size > MOST_PLANS) this.#plans.delete(oldest);
    return plans;
  }

  async #find(assignment: Assignment): Promise<Plans> {
    const nothing: Plans = new Map();
    if (isPlanned(assignment, nothing)) return nothing;
    const known = await this.#shelf.read(assignment.kingdom);
    if (isPlanned(assignment, known)) return known;
    const found = await this.#search(assignment);
    await this.#shelf.keep(assignment.kingdom, found).catch(this.#onError);
    return found;
  }

  async #search(assignment: Assignment): Promise<Plans> {
    try {
      return await this.#planning.run(assignment);
    } catch (error) {
      throw this.#stopping ? new Interrupted() : error;
    }
  }
}
