import {
  type Assignment,
  type Depth,
  type Findings,
  type Found,
  type Level,
  levelCalled,
  type PlanStore,
  planFor,
  Research,
} from '@provincia/bots';
import { asked, inStore } from './browser-database.ts';

type Search = (assignment: Assignment, depth: Depth) => Promise<Found>;

/** Finds bots for seats, with what they want to know about the kingdom. */
export class LevelsHere {
  readonly #research: Research;

  /** `search` is done in another worker. */
  constructor(store: PlanStore, search: Search) {
    this.#research = new Research({ store: forgiving(store), search: orHere(search), onError: () => {} });
  }

  /** What a level has found out about a kingdom. */
  plansOf(assignment: Assignment): Promise<Findings> {
    return this.#research.plansOf(assignment);
  }

  /** These levels, once they are ready to play. */
  async ready(
    levels: readonly string[],
    { kingdom, players }: Omit<Assignment, 'level'>,
  ): Promise<ReadonlyMap<string, Level>> {
    const ready = levels.map(async (level): Promise<[string, Level]> => {
      const plans = await this.plansOf({ level, kingdom, players });
      return [level, levelCalled(level, new Map(plans))];
    });
    return new Map(await Promise.all(ready));
  }
}

/** A browser that stores nothing finds it again another time. */
function forgiving(store: PlanStore): PlanStore {
  return {
    read: (kingdom) => store.read(kingdom).catch(() => new Map()),
    keep: (kingdom, plans) => store.keep(kingdom, plans),
  };
}

/** Some browsers let no worker start another: then something to begin with is found here, and one has to wait for it. */
function orHere(search: Search): Search {
  return async (assignment, depth) => {
    try {
      return await search(assignment, depth);
    } catch (error) {
      if (depth === 'first') return planFor(assignment, depth);
      throw error;
    }
  };
}

const PLACE = { database: 'provincia-plans', store: 'plans' };

/** In the browser's own database, by kingdom. */
export const browserPlans: PlanStore = {
  read: (kingdom) => inStore(PLACE, 'readonly', (store) => reading(store, kingdom)),
  keep: (kingdom, plans) =>
    inStore(PLACE, 'readwrite', async (store) => {
      store.put(new Map([...(await reading(store, kingdom)), ...plans]), nameOf(kingdom));
    }),
};

async function reading(store: IDBObjectStore, kingdom: readonly string[]): Promise<Findings> {
  return ((await asked(store.get(nameOf(kingdom)))) as Findings | undefined) ?? new Map();
}

/** The same in whatever order the piles are named. */
function nameOf(kingdom: readonly string[]): string {
  return [...kingdom].sort().join(' ');
}
