import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databases, newSqlite, type TestDatabase } from '../../test/support/databases.ts';
import { storeTable } from '../../test/support/stored.ts';
import { Beginnings } from '../rules/beginnings.ts';
import { endedAfter, publicGames } from './public-games.ts';

const GAMES = 450;
const LATER = 10 ** 12;
const tableId = (n: number) => `table${'abcdefghij'[Math.floor(n / 100)]}${String(n % 100).padStart(2, '0')}`;

describe.each(['SQLite', 'PostgreSQL'] as const)('very many games on %s', (kind) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await databases[kind]();
    for (let n = 0; n < GAMES; n++) {
      // Several end at the same moment.
      const over = {
        status: 'over',
        access: 'open',
        ended_at: Math.floor(n / 3),
        result: '{"winners":[0]}',
      } as const;
      await storeTable(database.store.db, tableId(n), [], { ...over, players: n === GAMES - 1 ? 3 : 2 });
    }
  });
  afterAll(() => database.remove());

  async function ids(begin = { at: -1, id: '' }, wanted = {}): Promise<string[]> {
    const found: string[] = [];
    for await (const games of publicGames(new Beginnings(database.store.db), wanted, begin, LATER)) {
      found.push(...games.map(({ id }) => id));
    }
    return found;
  }

  test('come each once, also after any of them, and a rare one is found among all', async () => {
    const all = await ids();
    expect(all).toEqual(Array.from({ length: GAMES }, (_, n) => tableId(n)));
    expect(await ids({ at: 66, id: tableId(199) })).toEqual(all.slice(200));
    expect(await ids({ at: -1, id: '' }, { players: 3 })).toEqual([all[GAMES - 1]]);
    expect(await ids({ at: -1, id: '' }, { limit: 205 })).toEqual(all.slice(0, 205));
  });

  test('and those that are played now have an index each', async () => {
    const { rows } = await (kind === 'SQLite'
      ? sql<{ name: string }>`select name from sqlite_master where type = 'index'`
      : sql<{ name: string }>`select indexname as name from pg_indexes`
    ).execute(database.store.db);
    const names = rows.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['tables_public', 'tables_live']));
  });

  test('are read as far as somebody wants to know, and no further', async () => {
    const read: number[] = [];
    const { db } = database.store;
    for await (const games of publicGames(new Beginnings(db), {}, { at: -1, id: '' }, LATER)) {
      read.push(games.length);
      if (read.length === 2) break;
    }
    expect(read).toEqual([20, 20]);
  });
});

test('finding the next games goes along an index, and sorts nothing', async () => {
  const { store, remove } = await newSqlite();
  const query = endedAfter(store.db, { at: 1, id: 'a' }, 2).limit(200).compile();
  const plan = await sql<{
    detail: string;
  }>`explain query plan ${sql.raw(query.sql.replaceAll('?', "'1'"))}`.execute(store.db);
  const steps = plan.rows.map(({ detail }) => detail).join('\n');
  expect(steps).toContain('SEARCH tables USING INDEX tables_public');
  expect(steps).not.toContain('TEMP B-TREE');
  await remove();
});
