import { availableParallelism } from 'node:os';
import {
  type Assignment,
  type Depth,
  type Findings,
  type Found,
  kingdomOf,
  type PlanStore,
  quickLevels,
  Research,
} from '@provincia/bots';
import type { Hint, HintTask, LastTurn, LastTurnTask } from '@provincia/coach';
import type { Setup } from '@provincia/engine';
import { PutOff } from './fair-queue.ts';
import { Lane } from './lane.ts';
import type { Answers, BotTask, ResearchTask } from './thread.ts';

type Thinking<Task, Result> = Lane<Task & { readonly plans: Findings }, Result>;

/**
 * Where bots think: those that answer at once never wait for a thread behind those that look ahead, and neither for
 * those that give hints.
 */
export interface ThinkingThreads {
  readonly quick: Thinking<BotTask, Answers>;
  readonly slow: Thinking<BotTask, Answers>;
  readonly hints: Lane<HintTask, readonly Hint[]>;
  /** Nobody waits for these. */
  readonly lastTurns: Lane<LastTurnTask, LastTurn | null>;
}

/** Levels that answer at once. */
const QUICK: ReadonlySet<string | null> = new Set([null, ...quickLevels]);

/** As many as a person may have tables: who has more waiting has left some of these. */
const WAITING = 20;
/** Each takes a second or two, and whoever waits wants to play on. */
const HINTS = 3;
/** Games that one person has just finished. */
const LAST_TURNS = 10;
/** The level whose plans hints and reviews go by. */
const COACH = 'hard';
/** Better plans take a quarter of a minute each, and nobody waits for them. */
const BETTER_PLANS = 3;

const isQuick = (levels: BotTask['levels']) => levels.every((level) => QUICK.has(level));

/** Threads in which bots think, one of them ready at any time. */
export function thinkingThreads(): ThinkingThreads {
  const threads = Math.max(1, availableParallelism() - 1);
  const lane = { name: 'playOn', threads, waitingOfOne: WAITING };
  return {
    quick: new Lane({ ...lane, ready: 1, niceness: 0 }),
    slow: new Lane({ ...lane, ready: 0, niceness: 2 }),
    hints: new Lane({ name: 'advise', threads, ready: 0, niceness: 3, waitingOfOne: HINTS }),
    lastTurns: new Lane({ name: 'lastTurn', threads: 1, ready: 0, niceness: 10, waitingOfOne: LAST_TURNS }),
  };
}

/** By themselves, so that neither moves wait behind plans nor first plans behind better ones, which take long. */
function searchingThreads(): Record<Depth, Lane<ResearchTask, Found>> {
  const threads = Math.max(1, Math.floor(availableParallelism() / 2));
  const lane = { name: 'search', threads, ready: 0 };
  return {
    first: new Lane({ ...lane, niceness: 5, waitingOfOne: WAITING }),
    whole: new Lane({ ...lane, niceness: 10, waitingOfOne: BETTER_PLANS }),
  };
}

/** The server stops: what was being looked for is not found any more. */
export class Interrupted extends Error {}

/** Threads in which bots think, so that nobody waits for them who plays at another table. */
export class BotPool {
  readonly #thinking: ThinkingThreads;
  readonly #isShared: boolean;
  readonly #searching = searchingThreads();
  readonly #research: Research;
  /** For whom a level wants to know something. */
  readonly #askedFor = new WeakMap<Assignment, string>();
  readonly #onError: (error: unknown) => void;
  readonly #stopping = new AbortController();

  /** Without threads that others use too, it has its own. */
  constructor(store: PlanStore, onError: (error: unknown) => void, shared?: ThinkingThreads) {
    this.#thinking = shared ?? thinkingThreads();
    this.#isShared = shared !== undefined;
    this.#onError = (error) => {
      if (!isDropped(error)) onError(error);
    };
    const search = (assignment: Assignment, depth: Depth) => this.#search({ assignment, depth });
    this.#research = new Research({ store, search, onError: this.#onError });
  }

  /** Lets the bots of a game find out about the kingdom before anybody waits for them. */
  prepare(setup: Setup, levels: BotTask['levels'], whose: string): void {
    this.#plansFor(setup, levels, whose).catch(this.#onError);
  }

  /** What the bots of a game answer. They think in the name of a person who plays there, with whom others share. */
  async answers(task: BotTask, whose: string): Promise<Answers> {
    const plans = await this.#plansFor(task.setup, task.levels, whose);
    const lane = this.#thinking[isQuick(task.levels) ? 'quick' : 'slow'];
    return this.#unlessStopped(lane.run({ ...task, plans }, whose, 0, this.#stopping.signal));
  }

  /** What somebody could answer who asks for a hint. */
  async hints(task: Omit<HintTask, 'plans'>, whose: string): Promise<readonly Hint[]> {
    const plans = await this.coachPlans(task.setup, whose);
    return this.#unlessStopped(this.#thinking.hints.run({ ...task, plans }, whose, 0, this.#stopping.signal));
  }

  /** How a finished game stood before the last turn of a seat. */
  async lastTurn(task: Omit<LastTurnTask, 'plans'>, whose: string): Promise<LastTurn | null> {
    const plans = await this.coachPlans(task.setup, whose);
    return this.#unlessStopped(
      this.#thinking.lastTurns.run({ ...task, plans }, whose, 0, this.#stopping.signal),
    );
  }

  /** The strongest plans that are known for a kingdom, to judge by them. */
  coachPlans(setup: Setup, whose: string): Promise<Findings> {
    return this.#plansFor(setup, [COACH], whose);
  }

  /** Drops all thoughts and plans: those who wait are told at once. They can be thought again after a restart. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    const own = this.#isShared ? [] : Object.values(this.#thinking);
    await Promise.all([...own, ...Object.values(this.#searching)].map((lane) => lane.close()));
  }

  async #plansFor(setup: Setup, levels: BotTask['levels'], whose: string): Promise<Findings> {
    const kingdom = kingdomOf(setup);
    const names = [...new Set(levels)].filter((level) => level !== null);
    const plans = await Promise.all(
      names.map((level) => {
        const assignment = { level, kingdom, players: setup.players };
        this.#askedFor.set(assignment, whose);
        return this.#research.plansOf(assignment);
      }),
    );
    return new Map(plans.flatMap((some) => [...some]));
  }

  #search(task: ResearchTask): Promise<Found> {
    const { assignment, depth } = task;
    const whose = this.#askedFor.get(assignment) ?? '';
    const rank = isQuick([assignment.level]) ? 0 : 1;
    return this.#unlessStopped(this.#searching[depth].run(task, whose, rank, this.#stopping.signal));
  }

  async #unlessStopped<T>(work: Promise<T>): Promise<T> {
    try {
      return await work;
    } catch (error) {
      throw this.#stopping.signal.aborted ? new Interrupted() : error;
    }
  }
}

/** Whether nobody did anything wrong: the work is there to be done later. */
export function isDropped(error: unknown): boolean {
  return error instanceof Interrupted || error instanceof PutOff;
}
