import type { WriteBatch } from './appender.ts';
import type { Database } from './database.ts';

/** A batch in one transaction, by two statements. */
export function sqliteWriter(db: Database): WriteBatch {
  return (batch) =>
    db.transaction().execute(async (db) => {
      const written = await db
        .insertInto('log')
        .values(batch.map(({ row }) => row))
        .onConflict((conflict) => conflict.columns(['table_id', 'n']).doNothing())
        .returning(['table_id', 'n'])
        .execute();
      const isNew = new Set(written.map(({ table_id }) => table_id));
      const heads = batch
        .filter(({ row }) => isNew.has(row.table_id))
        .map(({ row, head }) => ({ table_id: row.table_id, n: row.n + 1, ...head }));
      if (heads.length === 0) return written;
      await db
        .insertInto('heads')
        .values(heads)
        .onConflict((conflict) =>
          conflict.column('table_id').doUpdateSet((excluded) => ({
            n: excluded.ref('excluded.n'),
            due_at: excluded.ref('excluded.due_at'),
            leased_until: excluded.ref('excluded.leased_until'),
          })),
        )
        .execute();
      return written;
    });
}
