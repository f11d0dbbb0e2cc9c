import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databases, type TestDatabase } from '../../test/support/databases.ts';
import { Appender } from './appender.ts';

const entry = (table_id: string, n: number, data = '{}') => ({
  row: { table_id, n, kind: 'answer', data, at: 0 },
  head: { due_at: null, leased_until: 0 },
});

test.for(Object.entries(databases))(
  'an entry before the head of its table is refused on %s, also where the log has been packed',
  async ([, newDatabase], { onTestFinished }) => {
    const database = await newDatabase();
    onTestFinished(database.remove);
    await withoutTables(database);
    const { db, write } = database.store;
    await db
      .insertInto('heads')
      .values({ table_id: 'packed', n: 5, due_at: null, leased_until: 0 })
      .execute();
    const appender = new Appender(write);
    const written = await Promise.all(
      [entry('packed', 3), entry('other', 0), entry('packed', 5)].map((one) => appender.append(one)),
    );
    expect(written).toEqual([false, true, true]);
    expect(await db.selectFrom('log').select(['table_id', 'n']).orderBy('table_id').execute()).toEqual([
      { table_id: 'other', n: 0 },
      { table_id: 'packed', n: 5 },
    ]);
    const heads = await db.selectFrom('heads').select(['table_id', 'n']).orderBy('table_id').execute();
    expect(heads).toEqual([
      { table_id: 'other', n: 1 },
      { table_id: 'packed', n: 6 },
    ]);
  },
);

/** Tables have no part in this. */
async function withoutTables({ store: { db, kind } }: TestDatabase): Promise<void> {
  if (kind === 'sqlite') await sql`pragma foreign_keys = off`.execute(db);
  else
    for (const name of ['log', 'heads'])
      await sql.raw(`alter table ${name} drop constraint ${name}_table_id_fkey`).execute(db);
}

describe('on PostgreSQL', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await databases.PostgreSQL();
    await withoutTables(database);
  });
  afterAll(() => database.remove());

  test('an entry that cannot be written yet keeps nobody at other tables waiting, and stays before the next of its table', async () => {
    const { db } = database.store;
    const appender = new Appender(database.store.write);
    let letGo = () => {};
    const holding = new Promise<void>((held) => {
      void db
        .transaction()
        .execute(async (db) => {
          await db.insertInto('log').values(entry('slow', 0).row).execute();
          held();
          await new Promise<void>((_, stop) => {
            letGo = () => stop(new Error('nothing of this is to be kept'));
          });
        })
        .catch(() => {});
    });
    await holding;
    const order: string[] = [];
    const append = async (table: string, n: number, data: string) => {
      const written = await appender.append(entry(table, n, data));
      order.push(`${table} ${data} ${written}`);
    };
    const slow = append('slow', 0, 'first');
    await new Promise(setImmediate);
    const late = append('slow', 0, 'second');
    for (let n = 0; n < 5; n++) await append('quick', n, String(n));
    expect(order).toEqual([0, 1, 2, 3, 4].map((n) => `quick ${n} true`));
    letGo();
    await Promise.all([slow, late]);
    expect(order.slice(5)).toEqual(['slow first true', 'slow second false']);
    const heads = await db.selectFrom('heads').select(['table_id', 'n']).orderBy('table_id').execute();
    expect(heads).toEqual([
      { table_id: 'quick', n: 5 },
      { table_id: 'slow', n: 1 },
    ]);
  });
});
