import type { Findings, PlanStore } from '@provincia/bots';
import type { Database } from '../store/database.ts';

/** Plans in the database. */
export class DatabasePlanStore implements PlanStore {
  readonly #db: Database;
  readonly #now: () => number;

  constructor(db: Database, now: () => number) {
    this.#db = db;
    this.#now = now;
  }

  async read(kingdom: readonly string[]): Promise<Findings> {
    const rows = await this.#db
      .selectFrom('plans')
      .select(['key', 'line'])
      .where('kingdom', '=', nameOf(kingdom))
      .execute();
    return new Map(rows.map(({ key, line }) => [key, line]));
  }

  async keep(kingdom: readonly string[], plans: Findings): Promise<void> {
    const rows = [...plans].map(([key, line]) => ({
      kingdom: nameOf(kingdom),
      key,
      line,
      found_at: this.#now(),
    }));
    await this.#db
      .insertInto('plans')
      .values(rows)
      .onConflict((conflict) =>
        conflict.columns(['kingdom', 'key']).doUpdateSet(({ ref }) => ({
          line: ref('excluded.line'),
          found_at: ref('excluded.found_at'),
        })),
      )
      .execute();
  }
}

/** The same in whatever order the piles are named. */
function nameOf(kingdom: readonly string[]): string {
  return [...kingdom].sort().join(' ');
}
