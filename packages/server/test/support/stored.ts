import type { Written } from '../../src/course/packed-log.ts';
import type { Database, TableRow } from '../../src/store/database.ts';

const kingdom = 'cellar market merchant militia mine moat remodel smithy village workshop'.split(' ');

/** A running game of two people, written straight into the database. */
export async function storeTable(
  db: Database,
  id: string,
  log: readonly Written[],
  facts: Partial<TableRow> = {},
): Promise<void> {
  const row: TableRow = {
    id,
    status: 'running',
    host: 'ada',
    access: 'link',
    rated: 0,
    players: 2,
    rules: 1,
    kingdom: JSON.stringify(kingdom),
    wish: '{"by":"random"}',
    printed: null,
    shelters: null,
    colonies: null,
    clock: null,
    seed: '0123456789abcdef'.repeat(2),
    first: 0,
    previous: null,
    next: null,
    result: null,
    created_at: 0,
    started_at: 0,
    ended_at: null,
    ...facts,
  };
  await db.insertInto('tables').values(row).execute();
  const seats = ['ada', 'bob'].map((person, seat) => ({
    table_id: id,
    seat,
    person,
    level: null,
    program: 0,
  }));
  await db.insertInto('seats').values(seats).execute();
  await db
    .insertInto('heads')
    .values({ table_id: id, n: log.length, due_at: null, leased_until: 0 })
    .execute();
  await storeRows(db, id, log);
}

/** A log as rows, as those of finished games were stored as well before they were packed. */
export async function storeRows(db: Database, table_id: string, log: readonly Written[]): Promise<void> {
  const rows = log.map(({ entry: { kind, ...data }, at }, n) => ({
    table_id,
    n,
    kind,
    data: JSON.stringify(data),
    at,
  }));
  // No more than a statement takes.
  for (let n = 0; n < rows.length; n += 1000) {
    await db
      .insertInto('log')
      .values(rows.slice(n, n + 1000))
      .execute();
  }
}
