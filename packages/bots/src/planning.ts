import { LRUCache } from 'lru-cache';
import { type Assignment, type Depth, type Found, isPlanned, type Plans } from './assignment.ts';

/** Where plans outlive the program. */
export interface PlanShelf {
  read(kingdom: readonly string[]): Promise<Plans>;
  keep(kingdom: readonly string[], plans: Plans): Promise<void>;
}

interface Means {
  readonly shelf: PlanShelf;
  /** Looks for plans where nobody has to wait for it. */
  readonly search: (assignment: Assignment, depth: Depth) => Promise<Found>;
  /** What went wrong while nobody waited. */
  readonly onError: (error: unknown) => void;
}

/** Plans that are at hand; others are read from the shelf when somebody plays that kingdom again. */
const MOST = 1000;

/** Sees to it that levels know a kingdom when they play it, and know it better as time goes on. */
export class Planning {
  readonly #means: Means;
  readonly #plans = new LRUCache<string, Promise<Plans>>({ max: MOST });

  constructor(means: Means) {
    this.#means = means;
  }

  /** What a level can play with: looked for once, however many ask. */
  plansOf(assignment: Assignment): Promise<Plans> {
    const { level, players, kingdom } = assignment;
    const key = [level, players, ...kingdom].join(' ');
    const plans = this.#plans.get(key) ?? this.#find(key, assignment);
    this.#plans.set(key, plans);
    plans.catch(() => this.#plans.delete(key));
    return plans;
  }

  async #find(key: string, assignment: Assignment): Promise<Plans> {
    const nothing: Plans = new Map();
    if (isPlanned(assignment, nothing)) return nothing;
    const { shelf, search } = this.#means;
    const known = await shelf.read(assignment.kingdom);
    if (isPlanned(assignment, known)) return known;
    const { plans, isWhole } = await search(assignment, 'first');
    if (isWhole) await this.#keep(assignment, plans);
    else this.#improve(key, assignment).catch(this.#means.onError);
    return plans;
  }

  /** A better plan takes the place of the first one, also in a game that has begun. */
  async #improve(key: string, assignment: Assignment): Promise<void> {
    const { plans } = await this.#means.search(assignment, 'whole');
    this.#plans.set(key, Promise.resolve(plans));
    await this.#keep(assignment, plans);
  }

  /** Whoever has found something plays by it, even if it cannot be kept. */
  async #keep({ kingdom }: Assignment, plans: Plans): Promise<void> {
    await this.#means.shelf.keep(kingdom, plans).catch(this.#means.onError);
  }
}
