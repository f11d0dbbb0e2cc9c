import type { Entry } from '@provincia/course';
import type { Database } from '../store/database.ts';

/** An entry as it was written down, and when. */
export interface Written {
  readonly entry: Entry;
  readonly at: number;
}

/** The entries of a table from one number on, up to another. */
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
  return rows.map(({ kind, data, at }) => ({ entry: { kind, ...JSON.parse(data) } as Entry, at }));
}
