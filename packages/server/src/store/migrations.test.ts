import { join } from 'node:path';
import { Kysely, Migrator, sql } from 'kysely';
import { expect, test } from 'vitest';
import { dataFolder } from '../../test/support/folder.ts';
import type { Schema } from './database.ts';
import { provider } from './migrations.ts';
import { sqliteDialect } from './sqlite-dialect.ts';

test('games from before versions were stored are games of the first', async () => {
  const folder = dataFolder();
  const db = new Kysely<Schema>({ dialect: sqliteDialect(join(folder.path, 'provincia.sqlite')) });
  const migrator = new Migrator({ db, provider });
  await migrator.migrateTo('003-plans');
  await sql`insert into tables (id, status, host, access, rated, players, kingdom, wish, seed, created_at)
      values ('old', 'over', 'ada', 'open', 0, 2, '[]', '{}', '', 0)`.execute(db);
  const { error } = await migrator.migrateToLatest();
  expect(error).toBeUndefined();
  expect(await db.selectFrom('tables').select(['id', 'rules']).execute()).toEqual([{ id: 'old', rules: 1 }]);
  await db.destroy();
  folder.remove();
});
