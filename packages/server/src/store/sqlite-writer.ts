import type { WriteBatch } from './appender.ts';
import type { Database } from './database.ts';

/** A batch in one transaction, by two statements: the heads that have not gone on yet, then the entries that these let in. */
export function sqliteWriter(db: Database): WriteBatch {
  return (batch) =>
    db.transaction().execute(async (db) => {
      const headed = await db
        .insertInto('heads')
        .values(batch.map(({ row, head }) => ({ table_id: row.table_id, n: row.n + 1, ...head })))
        .onConflict((conflict) =>
          conflict
            .column('table_id')
            .doUpdateSet(({ ref }) => ({
              n: ref('excluded.n'),
              due_at: ref('excluded.due_at'),
              leased_until: ref('excluded.leased_until'),
              asked: ref('excluded.asked'),
            }))
            .where(({ eb }) => eb('heads.n', '=', eb('excluded.n', '-', 1))),
        )
        .returning('table_id')
        .execute();
      const isNext = new Set(headed.map(({ table_id }) => table_id));
      const rows = batch.map(({ row }) => row).filter(({ table_id }) => isNext.has(table_id));
      if (rows.length === 0) return [];
      return db
        .insertInto('log')
        .values(rows)
        .onConflict((conflict) => conflict.columns(['table_id', 'n']).doNothing())
        .returning(['table_id', 'n'])
        .execute();
    });
}
