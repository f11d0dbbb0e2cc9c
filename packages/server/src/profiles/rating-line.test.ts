import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { newSqlite } from '../../test/support/databases.ts';
import { onBothDatabases, type TestApp } from '../../test/support/people-app.ts';
import type { SeatRow, TableRow } from '../store/database.ts';
import { numbered, outermost } from './rating-line.ts';
import { spreadOver } from './spread-over.ts';

const DAY = 24 * 3_600_000;

/** So many rated games of somebody, one a day, the last one now; each is worth ten points. */
async function ratedGames(made: TestApp, person: string, games: number): Promise<void> {
  const first = await made.table([person, 'somebody']);
  const row = await made.db
    .selectFrom('tables')
    .selectAll()
    .where('id', '=', first)
    .executeTakeFirstOrThrow();
  await made.db.deleteFrom('tables').where('id', '=', first).execute();
  const ended = (n: number) => made.now - (games - n) * DAY;
  const tables: TableRow[] = [];
  const seats: SeatRow[] = [];
  for (let n = 1; n <= games; n++) {
    const id = `rated-${n}`;
    tables.push({ ...row, id, ended_at: ended(n) });
    const mu = 25 + (n * 10) / 42;
    const rated = { before: { mu, sigma: 5 }, after: { mu, sigma: 2 } };
    seats.push({
      table_id: id,
      seat: 0,
      person,
      level: null,
      program: 0,
      ended_at: ended(n),
      rated: JSON.stringify(rated),
      rating_of: 'live 2',
      rating_n: n,
    });
  }
  for (let n = 0; n < games; n += 500) {
    await made.db
      .insertInto('tables')
      .values(tables.slice(n, n + 500))
      .execute();
    await made.db
      .insertInto('seats')
      .values(seats.slice(n, n + 500))
      .execute();
  }
}

onBothDatabases(
  (made) => {
    test('a rating over time has a few hundred points, the first and the last among them', async () => {
      const ada = await made().member('Ada');
      await ratedGames(made(), await made().idOf(ada), 1000);
      const line = async (query: string, browser = made().browser()) =>
        (await browser.ask('GET', `/api/people/Ada/ratings${query}`)).body;
      const all = await line('', ada);
      expect(all).toMatchObject({ kind: 'live', players: 2, games: 1000 });
      expect(all.points).toHaveLength(300);
      expect(all.points[0]).toMatchObject({ game: 1, rating: 1510, deviation: 84, provisional: false });
      expect(all.points[299]).toEqual({
        game: 1000,
        ended: new Date(made().now).toISOString(),
        rating: 11_500,
        deviation: 84,
        provisional: false,
      });
      const month = await line('?span=month', ada);
      expect(month.games).toBe(31);
      expect(month.points.map(({ game }: { game: number }) => game)).toEqual(
        Array.from({ length: 31 }, (_, i) => 970 + i),
      );
      expect((await line('?span=year', ada)).games).toBe(366);
      expect(await line('?kind=day', ada)).toEqual({ kind: 'day', players: 2, games: 0, points: [] });
      expect(await line('?players=3')).toMatchObject({ games: 0 });
      // Others may not know yet how the last one ended.
      expect((await line('')).games).toBe(999);
      made().now += 20_000;
      expect((await line('')).games).toBe(1000);
    });
  },
  { SPECTATOR_DELAY: '15' },
);

test('some of many numbers are evenly spread, and none comes twice', () => {
  expect(spreadOver(5, 9, 300)).toEqual([5, 6, 7, 8, 9]);
  expect(spreadOver(7, 7, 300)).toEqual([7]);
  expect(spreadOver(1, 10, 4)).toEqual([1, 4, 7, 10]);
  const many = spreadOver(1, 100_000, 300);
  expect(new Set(many).size).toBe(300);
  expect([many[0], many[299]]).toEqual([1, 100_000]);
});

test('the points of a rating are found along indexes, however many games there are', async () => {
  const { store, remove } = await newSqlite();
  const wanted = { kind: 'live', players: 2, since: 1, until: 2 } as const;
  for (const [index, query] of [
    ['seats_rating_time', outermost(store.db, 'ada', wanted, 'desc')],
    ['seats_rating', numbered(store.db, 'ada', 'live 2', [1, 2])],
  ] as const) {
    const compiled = query.compile();
    const plan = await sql<{
      detail: string;
    }>`explain query plan ${sql.raw(compiled.sql.replaceAll('?', "'1'"))}`.execute(store.db);
    const steps = plan.rows.map(({ detail }) => detail).join('\n');
    expect(steps).toContain(`${index} (`);
    expect(steps).not.toContain('TEMP B-TREE');
  }
  await remove();
});
