import { type Assignment, isPlanned, type Level, levelCalled, type Plans, planFor } from '@provincia/bots';
import { asked, inStore } from './browser-database.ts';

/** Where plans outlive the page. */
export interface PlanShelf {
  read(kingdom: readonly string[]): Promise<Plans>;
  keep(kingdom: readonly string[], plans: Plans): Promise<void>;
}

interface Means {
  readonly shelf: PlanShelf;
  /** Looks for plans where nobody has to wait for it. */
  readonly search: (assignment: Assignment) => Promise<Plans>;
}

/** Finds bots for seats, with all that they want to know about the kingdom. */
export class Planning {
  readonly #means: Means;
  readonly #plans = new Map<string, Promise<Plans>>();

  constructor(means: Means) {
    this.#means = means;
  }

  /** These levels, once they are ready to play. */
  async ready(
    levels: readonly string[],
    { kingdom, players }: Omit<Assignment, 'level'>,
  ): Promise<ReadonlyMap<string, Level>> {
    const ready = levels.map(async (level): Promise<[string, Level]> => {
      const plans = await this.#plansOf({ level, kingdom, players });
      return [level, levelCalled(level, new Map(plans))];
    });
    return new Map(await Promise.all(ready));
  }

  /** Looked for once, however many ask. */
  #plansOf(assignment: Assignment): Promise<Plans> {
    const { level, players, kingdom } = assignment;
    const key = [level, players, ...kingdom].join(' ');
    const plans = this.#plans.get(key) ?? this.#find(assignment);
    this.#plans.set(key, plans);
    return plans;
  }

  async #find(assignment: Assignment): Promise<Plans> {
    const nothing: Plans = new Map();
    if (isPlanned(assignment, nothing)) return nothing;
    const { shelf, search } = this.#means;
    const known = await shelf.read(assignment.kingdom).catch(() => nothing);
    if (isPlanned(assignment, known)) return known;
    // Some browsers let no worker start another: then it is done here, and one has to wait for it.
    const found = await search(assignment).catch(() => planFor(assignment));
    // A browser that stores nothing finds it again another time.
    await shelf.keep(assignment.kingdom, found).catch(() => {});
    return found;
  }
}

const PLACE = { database: 'provincia-plans', store: 'plans' };

/** In the browser's own database, by kingdom. */
export const browserShelf: PlanShelf = {
  read: (kingdom) => inStore(PLACE, 'readonly', (store) => reading(store, kingdom)),
  keep: (kingdom, plans) =>
    inStore(PLACE, 'readwrite', async (store) => {
      store.put(new Map([...(await reading(store, kingdom)), ...plans]), nameOf(kingdom));
    }),
};

async function reading(store: IDBObjectStore, kingdom: readonly string[]): Promise<Plans> {
  return ((await asked(store.get(nameOf(kingdom)))) as Plans | undefined) ?? new Map();
}

/** The same in whatever order the piles are named. */
function nameOf(kingdom: readonly string[]): string {
  return [...kingdom].sort().join(' ');
}
