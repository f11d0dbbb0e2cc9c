import type { Entry } from '@provincia/course';
import type { Database, LogRow } from '../store/database.ts';
import { packed, unpacked, type Written } from './packed-log.ts';

/** The entries of a table from one number on, up to another, in whichever form they are stored. */
export async function entriesOf(
  db: Database,
  table: string,
  from: number,
  to = 2 ** 31 - 1,
): Promise<Written[]> {
  const rows = await db
    .selectFrom('log')
    .select(['kind', 'data', 'at'])
    .where('table_id', '=', table)
    .where('n', '>=', from)
    .where('n', '<', to)
    .orderBy('n')
    .execute();
  if (rows.length > 0) return rows.map(written);
  // In this order: a log that is packed in between is found here, and none is ever unpacked.
  const whole = await db
    .selectFrom('packed_logs')
    .select('data')
    .where('table_id', '=', table)
    .executeTakeFirst();
  return whole === undefined ? [] : (await unpacked(whole.data)).slice(from, to);
}

/** The whole logs of some tables, in whichever form they are stored. */
export async function logsOf(db: Database, tables: readonly string[]): Promise<Map<string, Written[]>> {
  const logs = new Map<string, Written[]>(tables.map((table) => [table, []]));
  const rows = await db
    .selectFrom('log')
    .select(['table_id', 'kind', 'data', 'at'])
    .where('table_id', 'in', tables)
    .orderBy('table_id')
    .orderBy('n')
    .execute();
  for (const row of rows) logs.get(row.table_id)?.push(written(row));
  const whole = await db.selectFrom('packed_logs').selectAll().where('table_id', 'in', tables).execute();
  for (const { table_id, data } of whole) logs.set(table_id, await unpacked(data));
  return logs;
}

function written({ kind, data, at }: Pick<LogRow, 'kind' | 'data' | 'at'>): Written {
  return { entry: { kind, ...JSON.parse(data) } as Entry, at };
}

/** A whole log in one piece, and how many entries it has. */
interface PackedLog {
  readonly n: number;
  readonly data: Uint8Array;
}

/** To be done before the transaction that puts it in place: nobody should wait for it. */
export async function packLog(db: Database, table: string): Promise<PackedLog> {
  const log = await entriesOf(db, table, 0);
  return { n: log.length, data: await packed(log) };
}

/**
 * Puts a packed log in the place of its rows, as a part of a transaction. Does nothing if something was written since
 * it was read, or if another process was faster.
 */
export async function replaceLog(db: Database, table: string, { n, data }: PackedLog): Promise<void> {
  // Whoever writes changes the head first, so from here on they wait, and then find that they are too late.
  const head = await db
    .updateTable('heads')
    .set(({ ref }) => ({ n: ref('n') }))
    .where('table_id', '=', table)
    .returning('n')
    .executeTakeFirst();
  if (head !== undefined && head.n !== n) return;
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('packed_logs')
    .values({ table_id: table, data })
    .onConflict((conflict) => conflict.column('table_id').doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows === 0n) return;
  await db.deleteFrom('log').where('table_id', '=', table).execute();
}
