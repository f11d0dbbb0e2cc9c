import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { newSqlite } from '../../test/support/databases.ts';
import { storeTable } from '../../test/support/stored.ts';
import { Appender } from '../store/appender.ts';
import { troubleOf } from '../store/trouble.ts';
import { Health } from './health.ts';

const FULL = 'The disk of the database is full. Free some space: the server then continues by itself.';

test('a full disk is named until there is room again, and then entries are written as before', async () => {
  const { store, remove } = await newSqlite();
  onTestFinished(remove);
  const { db } = store;
  const health = new Health();
  const appender = new Appender(store.write);
  // So many pages and no more: SQLite says the same as when the disk is full.
  const limit = (pages: number) => sql.raw(`pragma max_page_count = ${pages}`).execute(db);
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db);
  await storeTable(db, 'a', []);
  const append = (n: number) =>
    appender.append({
      row: { table_id: 'a', n, kind: 'answer', data: 'x'.repeat(10_000), at: 0 },
      head: { due_at: null, leased_until: 0 },
    });

  expect(await health.troubleWith(db)).toBeNull();
  await limit(rows[0].page_count);
  const error = await append(0).catch((error: unknown) => error);
  expect(troubleOf(error)).toBe(FULL);
  health.note(error);
  expect(await health.troubleWith(db)).toBe(FULL);
  expect(await health.troubleWith(db)).toBe(FULL);

  await limit(1_000_000);
  expect(await health.troubleWith(db)).toBeNull();
  expect(await append(0)).toBe(true);
  expect(await append(0)).toBe(false);
  expect(await db.selectFrom('probes').selectAll().execute()).toEqual([]);
});

test.each([
  ['PostgreSQL', Object.assign(new Error('could not extend file'), { code: '53100' })],
  ['the system', Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })],
])('a full disk is known by what %s says', (_, error) => {
  expect(troubleOf(error)).toBe(FULL);
});

test('what says nothing of the database is not blamed on it', () => {
  expect(troubleOf(new RangeError('a bug'))).toBeNull();
  expect(troubleOf(Object.assign(new Error('duplicate key'), { code: '23505' }))).toBeNull();
  expect(troubleOf('a string')).toBeNull();
});
