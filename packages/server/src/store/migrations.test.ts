import { join } from 'node:path';
import { Kysely, Migrator, PostgresDialect, sql } from 'kysely';
import { expect, test } from 'vitest';
import { fail } from '../../test/support/databases.ts';
import { dataFolder } from '../../test/support/folder.ts';
import { startPostgres } from '../../test/support/postgres.ts';
import type { Schema } from './database.ts';
import { provider } from './migrations.ts';
import { postgresPool } from './postgres.ts';
import { sqliteDialect } from './sqlite-dialect.ts';

const dialects = {
  SQLite: async () => {
    const folder = dataFolder();
    const db = new Kysely<Schema>({ dialect: sqliteDialect(join(folder.path, 'provincia.sqlite')) });
    return { db, remove: () => db.destroy().then(folder.remove) };
  },
  PostgreSQL: async () => {
    const postgres = await startPostgres();
    const pool = postgresPool(await postgres.newDatabase(), fail);
    const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
    return { db, remove: () => db.destroy().then(postgres.stop) };
  },
};

test.each(Object.entries(dialects))(
  'ratings from before games by the day are of live games, on %s',
  async (_, open) => {
    const { db, remove } = await open();
    const migrator = new Migrator({ db, provider });
    await migrator.migrateTo('014-jobs');
    await sql`insert into people (id, name, created_at) values ('ada', 'Ada', 0)`.execute(db);
    await sql`insert into ratings (person, players, mu, sigma, games) values ('ada', 3, 27.5, 4, 12)`.execute(
      db,
    );
    await sql`insert into tables (id, status, host, access, rated, players, kingdom, wish, seed, created_at)
      values ('now', 'running', 'ada', 'open', 0, 2, '[]', '{}', '', 0)`.execute(db);
    await sql`insert into heads (table_id, n, leased_until) values ('now', 4, 0)`.execute(db);
    const { error } = await migrator.migrateToLatest();
    expect(error).toBeUndefined();
    const rating = { person: 'ada', kind: 'live', players: 3, mu: 27.5, sigma: 4, games: 12 };
    expect(await db.selectFrom('ratings').selectAll().execute()).toEqual([rating]);
    // Both kinds have room, and a process looks at what is running.
    await db
      .insertInto('ratings')
      .values({ ...rating, kind: 'day' })
      .execute();
    expect(await db.selectFrom('heads').select(['n', 'due_at', 'asked']).execute()).toEqual([
      { n: 4, due_at: 0, asked: null },
    ]);
    await remove();
  },
);

test.each(Object.entries(dialects))(
  'rated games from before have their number in the line of their rating, on %s',
  async (_, open) => {
    const { db, remove } = await open();
    const migrator = new Migrator({ db, provider });
    await migrator.migrateTo('020-tournaments');
    await sql`insert into people (id, name, created_at) values ('ada', 'Ada', 0)`.execute(db);
    // The first of three was played before it was kept what a game changes.
    await sql`insert into ratings (person, kind, players, mu, sigma, games)
      values ('ada', 'live', 2, 27, 4, 3), ('ada', 'day', 2, 27, 4, 1)`.execute(db);
    for (const [id, clock, at, rated] of [
      ['a', null, 30, '{}'],
      ['b', '{"days":3}', 20, '{}'],
      ['c', null, 10, '{}'],
      ['d', null, 5, null],
    ] as const) {
      await sql`insert into tables (id, status, host, access, rated, players, kingdom, wish, seed, created_at, clock)
        values (${id}, 'over', 'ada', 'open', 1, 2, '[]', '{}', '', 0, ${clock})`.execute(db);
      await sql`insert into seats (table_id, seat, person, program, ended_at, rated)
        values (${id}, 0, 'ada', 0, ${at}, ${rated})`.execute(db);
    }
    expect((await migrator.migrateToLatest()).error).toBeUndefined();
    const seats = await db
      .selectFrom('seats')
      .select(['table_id', 'rating_of', 'rating_n', 'counted'])
      .orderBy('table_id')
      .execute();
    expect(seats.map((row) => Object.values(row))).toEqual([
      ['a', 'live 2', 3, null],
      ['b', 'day 2', 1, null],
      ['c', 'live 2', 2, null],
      ['d', null, null, null],
    ]);
    await remove();
  },
);

test.each(Object.entries(dialects))(
  'in what there was before Platinum and Colony the rules decide about them, on %s',
  async (_, open) => {
    const { db, remove } = await open();
    const migrator = new Migrator({ db, provider });
    await migrator.migrateTo('025-kept-games');
    await sql`insert into tables (id, status, host, access, rated, players, kingdom, wish, seed, created_at)
      values ('old', 'running', 'ada', 'open', 0, 2, '[]', '{}', '', 0)`.execute(db);
    await sql`insert into clubs (id, name, name_key, look, description, joining, invitation, created_at)
      values ('club', 'Club', 'club', 'club', '', 'open', '', 0)`.execute(db);
    await sql`insert into club_kingdoms (club, n, name, kingdom) values ('club', 1, 'Ours', '[]')`.execute(
      db,
    );
    await sql`insert into tournaments (id, status, host, name, description, kind, options, seed, round, created_at)
      values ('cup', 'running', 'ada', 'Cup', '', 'swiss', '{}', '', 1, 0)`.execute(db);
    await sql`insert into tournament_rounds (tournament, round, kingdom, shelters, began_at)
      values ('cup', 1, '[]', 0, 0)`.execute(db);
    expect((await migrator.migrateToLatest()).error).toBeUndefined();
    const coloniesIn = (from: 'tables' | 'club_kingdoms' | 'tournament_rounds') =>
      db.selectFrom(from).select('colonies').execute();
    expect(await coloniesIn('tables')).toEqual([{ colonies: null }]);
    expect(await coloniesIn('club_kingdoms')).toEqual([{ colonies: null }]);
    // Of a round it was settled for all its tables, and none of its piles can have brought them.
    expect(await coloniesIn('tournament_rounds')).toEqual([{ colonies: 0 }]);
    await remove();
  },
);

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
