import type { RatingKind } from '@provincia/protocol';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { newSqlite } from '../../test/support/databases.ts';
import { onBothDatabases, type TestApp } from '../../test/support/people-app.ts';

import type { Database } from '../store/database.ts';
import { bestOf, rate } from './ratings.ts';
import { lastReviewed } from './reviewed-games.ts';

const MINUTE = 60_000;

async function members(made: TestApp, names: readonly string[]) {
  const ids: string[] = [];
  for (const name of names) ids.push(await made.idOf(await made.member(name)));
  return ids;
}

async function play(
  made: TestApp,
  seats: readonly string[],
  rank: readonly number[],
  kind: RatingKind = 'live',
) {
  await made.db.transaction().execute((db) => rate(db, { kind, players: seats.length, seats, rank }));
}

onBothDatabases((made) => {
  test('winners go up and losers go down, for that number of players only', async () => {
    const [ada, eve] = await members(made(), ['Ada', 'Eve']);
    await play(made(), [ada, eve], [2, 1]);
    const rows = await made().db.selectFrom('ratings').selectAll().execute();
    const of = (id: string) => rows.find(({ person }) => person === id);
    expect(of(eve)?.mu).toBeGreaterThan(25);
    expect(of(ada)?.mu).toBeLessThan(25);
    expect(rows.map(({ players, games }) => [players, games])).toEqual([
      [2, 1],
      [2, 1],
    ]);
    const { body } = await made().browser().ask('GET', '/api/people/EVE');
    expect(body).toMatchObject({
      name: 'Eve',
      ratings: [{ players: 2, rating: 1611, deviation: 339, provisional: true, games: 1 }],
    });
    expect(Object.keys(body).sort()).toEqual(['name', 'ratings', 'since']);
  });

  test('games by the day are rated apart from live ones', async () => {
    const [ada, eve] = await members(made(), ['Ada', 'Eve']);
    for (let i = 0; i < 5; i++) await play(made(), [ada, eve], [1, 2]);
    for (let i = 0; i < 6; i++) await play(made(), [ada, eve], [2, 1], 'day');
    const { ratings } = (await made().browser().ask('GET', '/api/people/Ada')).body;
    expect(ratings).toMatchObject([
      { kind: 'live', players: 2, games: 5 },
      { kind: 'day', players: 2, games: 6 },
    ]);
    expect(ratings[0].rating).toBeGreaterThan(1500);
    expect(ratings[1].rating).toBeLessThan(1500);
    const board = async (query: string) =>
      (await made().browser().ask('GET', `/api/leaderboard?players=2${query}`)).body;
    const names = ({ best }: { best: { name: string }[] }) => best.map(({ name }) => name);
    expect(names(await board(''))).toEqual(['Ada', 'Eve']);
    expect(await board('&kind=day')).toMatchObject({ kind: 'day', players: 2 });
    expect(names(await board('&kind=day'))).toEqual(['Eve', 'Ada']);
    expect((await made().browser().ask('GET', '/api/leaderboard?kind=other')).status).toBe(400);
  });

  test('players who share a place are rated alike', async () => {
    const seats = await members(made(), ['Ada', 'Eve', 'Bob']);
    await play(made(), seats, [1, 1, 3]);
    const rows = await made().db.selectFrom('ratings').selectAll().execute();
    const mu = seats.map((id) => rows.find(({ person }) => person === id)?.mu ?? 0);
    expect(mu[0]).toBeCloseTo(mu[1], 10);
    expect(mu[0]).toBeGreaterThan(mu[2]);
  });

  test('games that end at the same time all count', async () => {
    const [ada, eve, bob] = await members(made(), ['Ada', 'Eve', 'Bob']);
    const pairs = [
      [ada, eve],
      [eve, ada],
      [bob, ada],
      [ada, bob],
      [eve, bob],
      [ada, eve],
    ];
    await Promise.all(pairs.map((pair) => play(made(), pair, [1, 2])));
    const rows = await made().db.selectFrom('ratings').selectAll().execute();
    const games = [ada, eve, bob].map((id) => rows.find(({ person }) => person === id)?.games);
    expect(games).toEqual([5, 4, 3]);
  });

  test('a game counts for the others even if somebody has deleted their account', async () => {
    const [ada] = await members(made(), ['Ada']);
    await play(made(), [ada, 'deleted', 'deleted'], [1, 2, 3]);
    expect(await made().db.selectFrom('ratings').select(['person', 'games']).execute()).toEqual([
      { person: ada, games: 1 },
    ]);
  });

  test('the leaderboard lists those with five games, the best first, and those whose rating is unsure last', async () => {
    const seats = await members(made(), ['Ada', 'Eve', 'Bob', 'Cid']);
    const [ada, eve, bob, cid] = seats;
    for (let i = 0; i < 4; i++) await play(made(), [ada, eve], [1, 2]);
    await play(made(), [eve, ada], [2, 1]);
    await play(made(), [bob, eve], [1, 2]);
    const board = (query: string) => made().browser().ask('GET', `/api/leaderboard${query}`);
    const { body } = await board('?players=2');
    expect(body.best).toMatchObject([
      { name: 'Ada', games: 5, provisional: true },
      { name: 'Eve', games: 6, provisional: true },
    ]);
    expect(body.best[0].rating).toBeGreaterThan(body.best[1].rating);
    const sure = { kind: 'live', players: 2, sigma: 2, games: 50 } as const;
    await made()
      .db.insertInto('ratings')
      .values({ ...sure, person: cid, mu: 20 })
      .execute();
    await made()
      .db.updateTable('ratings')
      .set({ ...sure, mu: 22 })
      .where('person', '=', bob)
      .execute();
    expect((await board('?players=2')).body.best).toMatchObject([
      { name: 'Bob', rating: 1374, deviation: 84, provisional: false },
      { name: 'Cid', rating: 1290, deviation: 84, provisional: false },
      { name: 'Ada' },
      { name: 'Eve' },
    ]);
    expect((await board('?players=3')).body).toEqual({ kind: 'live', players: 3, best: [] });
    expect((await board('?players=7')).status).toBe(400);
  });

  test("a player's games come page by page, the last one first, without their seeds", async () => {
    const [ada, eve] = await members(made(), ['Ada', 'Eve']);
    const tables: string[] = [];
    for (let i = 0; i < 3; i++) {
      made().now += MINUTE;
      tables.unshift(await made().table([eve, ada]));
    }
    await made().table([ada, eve], { status: 'running', result: null, ended_at: null });
    const page = (query: string) => made().browser().ask('GET', `/api/people/Ada/games?limit=2${query}`);
    const first = (await page('')).body;
    expect(first.games.map(({ id }: { id: string }) => id)).toEqual(tables.slice(0, 2));
    expect(first.games[0]).toMatchObject({
      seat: 1,
      seats: [
        { name: 'Eve', kind: 'member' },
        { name: 'Ada', kind: 'member' },
      ],
      kingdom: ['cellar', 'market'],
      result: { winners: [0] },
    });
    const second = (await page(`&before=${first.next}`)).body;
    expect(second.games.map(({ id }: { id: string }) => id)).toEqual(tables.slice(2));
    expect(second.next).toBeNull();
    const seeds = await made().db.selectFrom('tables').select('seed').execute();
    for (const { seed } of seeds) expect(JSON.stringify([first, second])).not.toContain(seed);
  });

  test('the link of a table is for those who sat there', async () => {
    const ada = await made().member('Ada');
    const eve = await made().member('Eve');
    const bob = await made().member('Bob');
    const table = await made().table([await made().idOf(ada), await made().idOf(eve)], { access: 'link' });
    const idFor = async (browser: typeof ada) =>
      (await browser.ask('GET', '/api/people/Ada/games')).body.games[0].id;
    expect(await idFor(ada)).toBe(table);
    expect(await idFor(eve)).toBe(table);
    expect(await idFor(bob)).toBeNull();
    expect(await idFor(made().browser())).toBeNull();
  });

  test('how well somebody decided is told of the last of their games that were reviewed', async () => {
    const [ada, eve] = await members(made(), ['Ada', 'Eve']);
    const of = async (name: string) =>
      (await made().browser().ask('GET', `/api/people/${name}/reviews`)).body;
    await made().table([ada, eve]);
    expect(await of('Ada')).toEqual({ games: [] });
    const figures = { decisions: 12, errorRate: 0.015, accuracy: 50 };
    const reviewed: string[] = [];
    for (let i = 0; i < 3; i++) {
      made().now += MINUTE;
      const table = await made().table([eve, ada]);
      if (i === 1) continue;
      reviewed.unshift(new Date(made().now).toISOString());
      await made()
        .db.updateTable('seats')
        .set({ reviewed: JSON.stringify({ ...figures, decisions: 12 + i }) })
        .where('table_id', '=', table)
        .where('person', '=', ada)
        .execute();
    }
    expect(await of('ada')).toEqual({
      games: [14, 12].map((decisions, i) => ({ ended: reviewed[i], ...figures, decisions })),
    });
    expect(await of('Eve')).toEqual({ games: [] });
    expect((await made().browser().ask('GET', '/api/people/Nobody/reviews')).status).toBe(404);
  });

  test('guests see their own games, and have no page', async () => {
    const guest = made().browser();
    // Before they have done anything there are none, and that is no refusal.
    const none = await guest.ask('GET', '/api/me/games');
    expect([none.status, none.body]).toEqual([200, { games: [], next: null }]);
    const { me } = (await guest.ask('PATCH', '/api/me', { name: 'Somebody' })).body;
    await made().table([await made().idOf(guest), null]);
    expect((await guest.ask('GET', '/api/me/games')).body.games).toHaveLength(1);
    expect((await guest.ask('GET', `/api/people/${me.name}`)).status).toBe(404);
  });
});

test.each([
  ['the leaderboard', 'ratings_best', (db: Database) => bestOf(db, 'live', 2)],
  ['what reviews said of a player', 'seats_reviewed', (db: Database) => lastReviewed(db, '2')],
])('%s goes along an index, and sorts nothing', async (_, index, query) => {
  const { store, remove } = await newSqlite();
  const compiled = query(store.db).compile();
  const plan = await sql<{
    detail: string;
  }>`explain query plan ${sql.raw(compiled.sql.replaceAll('?', '2'))}`.execute(store.db);
  const steps = plan.rows.map(({ detail }) => detail).join('\n');
  expect(steps).toContain(index);
  expect(steps).not.toContain('TEMP B-TREE');
  await remove();
});
