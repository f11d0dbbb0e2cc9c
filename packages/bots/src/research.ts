import { LRUCache } from 'lru-cache';
import { type Assignment, type Depth, type Findings, type Found, isPlanned } from './assignment.ts';

/** Where plans outlive the program. */
export interface PlanStore {
  read(kingdom: readonly string[]): Promise<Findings>;
  keep(kingdom: readonly string[], plans: Findings): Promise<void>;
}

interface Means {
  readonly store: PlanStore;
  /** Looks for plans where nobody has to wait for it. */
  readonly search: (assignment: Assignment, depth: Depth) => Promise<Found>;
  /** What went wrong while nobody waited. */
  readonly onError: (error: unknown) => void;
}

/** Plans that are at hand; others are read from the store when somebody plays that kingdom again. */
const MOST = 1000;

/** Sees to it that levels know a kingdom when they play it, and know it better as time goes on. */
export class Research {
  readonly #means: Means;
  readonly #plans = new LRUCache<string, Promise<Findings>>({ max: MOST });

  constructor(means: Means) {
    this.#means = means;
  }

  /** What a level can play with: looked for once, however many ask. */
  plansOf(assignment: Assignment): Promise<Findings> {
    const { level, players, kingdom } = assignment;
    const key = [level, players, ...kingdom].join(' ');
    const plans = this.#plans.get(key) ?? this.#find(key, assignment);
    this.#plans.set(key, plans);
    plans.catch(() => this.#plans.delete(key));
    return plans;
  }

  async #find(key: string, assignment: Assignment): Promise<Findings> {
    const nothing: Findings = new Map();
    if (isPlanned(assignment, nothing)) return nothing;
    const { store, search } = this.#means;
    const known = await store.read(assignment.kingdom);
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
  async #keep({ kingdom }: Assignment, plans: Findings): Promise<void> {
    await this.#means.store.keep(kingdom, plans).catch(this.#means.onError);
  }
}
