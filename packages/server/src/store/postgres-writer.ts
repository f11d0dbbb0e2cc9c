import type pg from 'pg';
import type { Append, WriteBatch } from './appender.ts';

/**
 * Heads and entries in one statement, which is a transaction by itself: one way there and back instead of four. The head
 * is the lock: it is looked at as it is when nobody else changes it, and lets in the next entry only. Both are written in
 * the order of the tables, so that two of these cannot wait for each other.
 */
const STATEMENT = `
  with given as (
    select * from unnest($1::text[], $2::int[], $3::text[], $4::text[], $5::bigint[], $6::bigint[], $7::bigint[],
      $8::int[]) as given (table_id, n, kind, data, at, due_at, leased_until, asked)
  ), headed as (
    insert into heads (table_id, n, due_at, leased_until, asked)
    select table_id, n + 1, due_at, leased_until, asked from given order by table_id
    on conflict (table_id) do update
      set n = excluded.n, due_at = excluded.due_at, leased_until = excluded.leased_until, asked = excluded.asked
      where heads.n = excluded.n - 1
    returning table_id
  )
  insert into log (table_id, n, kind, data, at)
  select table_id, n, kind, data, at from given join headed using (table_id) order by table_id
  on conflict (table_id, n) do nothing
  returning table_id, n`;

/** A batch by one statement that PostgreSQL knows by its name. */
export function postgresWriter(pool: pg.Pool): WriteBatch {
  return async (batch) => {
    const column = (of: (append: Append) => unknown) => batch.map(of);
    const { rows } = await pool.query({
      name: 'append',
      text: STATEMENT,
      values: [
        column(({ row }) => row.table_id),
        column(({ row }) => row.n),
        column(({ row }) => row.kind),
        column(({ row }) => row.data),
        column(({ row }) => row.at),
        column(({ head }) => head.due_at),
        column(({ head }) => head.leased_until),
        column(({ head }) => head.asked ?? null),
      ],
    });
    return rows;
  };
}
