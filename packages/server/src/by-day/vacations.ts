import { MOST_VACATION, type Vacation, YEARLY_VACATION } from '@provincia/protocol';
import { tablesOf, tellTables } from '../people/accounts.ts';
import type { Person } from '../people/person.ts';
import { Refusal } from '../refusal.ts';
import type { Bus } from '../store/bus.ts';
import type { Database, TableRow } from '../store/database.ts';
import type { VacationRow } from './rows.ts';

const DAY = 24 * 3_600_000;
const YEAR = 365 * DAY;

interface VacationParts {
  readonly db: Database;
  readonly bus: Pick<Bus, 'publish'>;
  readonly now: () => number;
  /** Whether vacations count at a table: they do not where others cannot wait so long. */
  readonly countsAt?: (table: TableRow) => boolean;
}

/** When members do not play by the day: meanwhile no game ends because their time runs out. */
export class Vacations {
  readonly #parts: VacationParts;

  constructor(parts: VacationParts) {
    this.#parts = parts;
  }

  async of({ id }: Person): Promise<Vacation> {
    const { db, now } = this.#parts;
    const rows = await vacationsOf(db, id);
    return { until: time(currentOf(rows, now())?.ends_at), left: YEARLY_VACATION - usedIn(rows, now()) };
  }

  /** Begins now, or goes on until another day. */
  async begin({ id }: Person, until: number): Promise<void> {
    const { db, now } = this.#parts;
    const at = now();
    const days = (until - at) / DAY;
    if (days <= 0 || days > MOST_VACATION)
      throw refused(`A vacation ends at most ${MOST_VACATION} days from now, and not before now.`);
    await db.transaction().execute(async (db) => {
      await lock(db, id);
      await end(db, id, at);
      const left = YEARLY_VACATION - usedIn(await vacationsOf(db, id), at);
      if (days > left) throw refused(`You have ${Math.floor(left)} days of vacation left this year.`);
      await db
        .insertInto('vacations')
        .values({ person: id, began_at: at, ends_at: until })
        .onConflict((conflict) => conflict.columns(['person', 'began_at']).doUpdateSet({ ends_at: until }))
        .execute();
      await db
        .deleteFrom('vacations')
        .where('person', '=', id)
        .where('ends_at', '<', at - YEAR)
        .execute();
    });
    await this.#tell(id);
  }

  async end({ id }: Person): Promise<void> {
    const { db, now } = this.#parts;
    await end(db, id, now());
    await this.#tell(id);
  }

  /** Until when the person in a seat is on vacation; null if they are not, or if that does not count there. */
  async restsUntil(table: string, seat: number): Promise<number | null> {
    const { db, now, countsAt = () => true } = this.#parts;
    const row = await db
      .selectFrom('seats')
      .innerJoin('tables', 'tables.id', 'seats.table_id')
      .selectAll('tables')
      .select('seats.person')
      .where('tables.id', '=', table)
      .where('seats.seat', '=', seat)
      .executeTakeFirst();
    if (row?.person == null || !countsAt(row)) return null;
    return currentOf(await vacationsOf(db, row.person), now())?.ends_at ?? null;
  }

  /** The others see it at their tables. */
  async #tell(person: string): Promise<void> {
    tellTables(this.#parts, await tablesOf(this.#parts.db, person));
  }
}

function vacationsOf(db: Database, person: string): Promise<VacationRow[]> {
  return db.selectFrom('vacations').selectAll().where('person', '=', person).execute();
}

function currentOf(rows: readonly VacationRow[], now: number): VacationRow | undefined {
  return rows.find(({ ends_at }) => ends_at > now);
}

/** In days, of the year that ends now. What is still to come of a vacation counts as well. */
function usedIn(rows: readonly VacationRow[], now: number): number {
  const used = rows.reduce(
    (sum, { began_at, ends_at }) => sum + Math.max(0, ends_at - Math.max(began_at, now - YEAR)),
    0,
  );
  return used / DAY;
}

/** What is left of one that has begun does not count any more. */
async function end(db: Database, person: string, now: number): Promise<void> {
  await db
    .updateTable('vacations')
    .set({ ends_at: now })
    .where('person', '=', person)
    .where('ends_at', '>', now)
    .execute();
}

/** Writing the person's row, unchanged, lets one request after the other through, in all processes. */
async function lock(db: Database, person: string): Promise<void> {
  await db
    .updateTable('people')
    .set(({ ref }) => ({ name: ref('name') }))
    .where('id', '=', person)
    .execute();
}

function time(at: number | undefined): string | null {
  return at === undefined ? null : new Date(at).toISOString();
}

function refused(message: string): Refusal {
  return new Refusal(409, 'vacation', message);
}
