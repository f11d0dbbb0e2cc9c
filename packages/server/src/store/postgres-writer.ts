import type pg from 'pg';
import type { Append, WriteBatch } from './appender.ts';

/**
 * Entries and heads in one statement, which is a transaction by itself: one way there and back instead of four. Both are
 * written in the order of the tables, so that two of them cannot wait for each other.
 */
const STATEMENT = `
  with given as (
    select * from unnest($1::text[], $2::int[], $3::text[], $4::text[], $5::bigint[], $6::bigint[], $7::bigint[])
      as given (table_id, n, kind, data, at, due_at, leased_until)
  ), written as (
    insert into log (table_id, n, kind, data, at)
    select table_id, n, kind, data, at from given order by table_id
    on conflict (table_id, n) do nothing
    returning table_id, n
  ), headed as (
    insert into heads (table_id, n, due_at, leased_until)
    select table_id, n + 1, due_at, leased_until from given join written using (table_id, n) order by table_id
    on conflict (table_id) do update
      set n = excluded.n, due_at = excluded.due_at, leased_until = excluded.leased_until
  )
  select table_id, n from written`;

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
      ],
    });
    return rows;
  };
}
