import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { newSqlite } from '../../test/support/databases.ts';
import { onBothDatabases, type TestApp } from '../../test/support/people-app.ts';
import { Beginnings } from '../rules/beginnings.ts';
import type { Database } from '../store/database.ts';
import { finish } from '../tables/finish.ts';
import { countingOf } from './counting.ts';
import { mostMet } from './figures.ts';
import { gainedIn } from './gained.ts';
import { oldGamesWork, uncounted } from './old-games.ts';
import { shortGame } from './testing.ts';

const PASSWORD = 'a good password';
const running = { status: 'running', result: null, ended_at: null } as const;

async function ids(made: TestApp, names: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const name of names) found.push(await made.idOf(await made.member(name, PASSWORD)));
  return found;
}

/** Plays the short game to its end, as a server does. */
async function play(made: TestApp, people: readonly (string | null)[], times = 1): Promise<void> {
  const { id, course } = await shortGame(made, people, running);
  const counting = countingOf(await gainedIn(new Beginnings(made.db), id, course));
  await Promise.all(Array.from({ length: times }, () => finish(made.db, id, course, made.now, [counting])));
}

const get = async (made: TestApp, path: string) =>
  (await made.browser().ask('GET', `/api/people/${path}`)).body;

const cardOf = async (made: TestApp, name: string, card: string, company = 'people') =>
  (await get(made, `${name}/cards?company=${company}`)).cards.find(
    (one: { card: string }) => one.card === card,
  );

onBothDatabases((made) => {
  test('what was gained and who won is summed up with the end of a game, once, and without what was undone', async () => {
    const [ada, eve] = await ids(made(), ['Ada', 'Eve']);
    await play(made(), [ada, eve], 3);
    const { cards, ...sums } = await get(made(), 'ada/cards');
    expect(sums).toEqual({ company: 'people', games: 1, won: 1, shared: 0 });
    expect(cards).toHaveLength(10);
    const cellar = await cardOf(made(), 'Ada', 'cellar');
    expect(cellar).toMatchObject({ offered: 1, gained: 1, withIt: { won: 1, high: 1 }, without: { won: 0 } });
    expect(cellar.withIt.low).toBeCloseTo(0.207, 3);
    const moat = { offered: 1, gained: 0, withIt: { won: 0, low: 0, high: 1 } };
    expect(await cardOf(made(), 'Ada', 'moat')).toMatchObject({ ...moat, without: { won: 1 } });
    expect(await cardOf(made(), 'Eve', 'moat')).toMatchObject({ ...moat, without: { won: 0 } });
  });

  test('games with bots count apart, and so does what a program played', async () => {
    const [ada, eve] = await ids(made(), ['Ada', 'Eve']);
    await play(made(), [ada, null]);
    expect(await get(made(), 'Ada/cards')).toMatchObject({ games: 0, cards: [] });
    expect(await cardOf(made(), 'Ada', 'cellar', 'bots')).toMatchObject({ offered: 1, gained: 1 });
    const { id, course } = await shortGame(made(), [ada, eve], running);
    await made().db.updateTable('seats').set({ program: 1 }).where('table_id', '=', id).execute();
    const counting = countingOf(await gainedIn(new Beginnings(made().db), id, course));
    await finish(made().db, id, course, made().now, [counting]);
    expect(await get(made(), 'Ada/cards?company=program')).toMatchObject({ games: 1, won: 1 });
    expect((await get(made(), 'Ada/opponents')).opponents).toEqual([]);
  });

  test('games from before are counted in the background, each once, and a broken one keeps nobody waiting', async () => {
    const [ada, eve] = await ids(made(), ['Ada', 'Eve']);
    const { db } = made();
    for (let i = 0; i < 12; i++) await shortGame(made(), [ada, eve]);
    const broken = await made().table([ada, eve]);
    await play(made(), [ada, eve]);
    const troubles: string[] = [];
    const work = oldGamesWork({
      beginnings: new Beginnings(db),
      now: () => made().now,
      onError: (_, table) => void troubles.push(table),
    });
    // Two processes at a time.
    for (let round = 0; round < 3; round++) await Promise.all([work(''), work('')]);
    expect(await work('')).toBeNull();
    expect(new Set(troubles)).toEqual(new Set([broken]));
    expect(await get(made(), 'Ada/cards')).toMatchObject({ games: 13, won: 13 });
    expect(await cardOf(made(), 'Ada', 'cellar')).toMatchObject({ offered: 13, gained: 13 });
    expect(await get(made(), 'Eve/against/Ada')).toEqual({ games: 13, won: 0, lost: 13, shared: 0 });
  });

  test('those who met are compared, most meetings first; nobody is compared with who has gone', async () => {
    const [ada, eve, bob] = await ids(made(), ['Ada', 'Eve', 'Bob']);
    for (let i = 0; i < 2; i++) await play(made(), [ada, eve]);
    await play(made(), [eve, ada]);
    await play(made(), [bob, ada]);
    expect((await get(made(), 'Ada/opponents')).opponents).toEqual([
      { name: 'Eve', games: 3, won: 2, lost: 1, shared: 0 },
      { name: 'Bob', games: 1, won: 0, lost: 1, shared: 0 },
    ]);
    expect(await get(made(), 'eve/against/ada')).toEqual({ games: 3, won: 1, lost: 2, shared: 0 });
    expect(await get(made(), 'Eve/against/Bob')).toEqual({ games: 0, won: 0, lost: 0, shared: 0 });
    expect((await made().browser().ask('GET', '/api/people/Eve/against/Nobody')).status).toBe(404);

    const leaving = made().browser();
    await leaving.ask('POST', '/api/login', { name: 'Eve', password: PASSWORD });
    expect((await leaving.ask('DELETE', '/api/me', { password: PASSWORD })).status).toBe(200);
    expect((await get(made(), 'Ada/opponents')).opponents).toMatchObject([{ name: 'Bob' }]);
    expect((await made().browser().ask('GET', '/api/people/Ada/against/Eve')).status).toBe(404);
    for (const table of ['game_counts', 'card_counts', 'opponent_counts'] as const) {
      expect(await made().db.selectFrom(table).select('person').where('person', '=', eve).execute()).toEqual(
        [],
      );
    }
    // Their own sums stay.
    expect(await get(made(), 'Ada/cards')).toMatchObject({ games: 4, won: 2 });
  });

  test('what is summed up is in the file with everything about somebody', async () => {
    const ada = await made().member('Ada', PASSWORD);
    const [eve] = await ids(made(), ['Eve']);
    await play(made(), [await made().idOf(ada), eve]);
    const { profile } = (await ada.ask('GET', '/api/me/data')).body;
    expect(profile.games).toEqual([{ company: 'people', games: 1, won: 1, shared: 0 }]);
    expect(profile.cards).toContainEqual({
      company: 'people',
      card: 'cellar',
      offered: 1,
      offered_won: 1,
      gained: 1,
      gained_won: 1,
    });
    expect(profile.opponents).toEqual([{ name: 'Eve', games: 1, won: 1, lost: 0, shared: 0 }]);
  });

  test('what a guest has played is added to the account they sign in to', async () => {
    const [ada, eve] = await ids(made(), ['Ada', 'Eve']);
    const guest = made().browser();
    await guest.ask('PATCH', '/api/me', { name: 'Somebody' });
    const id = await made().idOf(guest);
    await play(made(), [ada, eve]);
    await play(made(), [id, eve]);
    await play(made(), [eve, id]);
    // Guests are nobody in particular.
    expect((await get(made(), 'Eve/opponents')).opponents).toMatchObject([{ name: 'Ada', games: 1 }]);
    expect((await guest.ask('POST', '/api/login', { name: 'Ada', password: PASSWORD })).status).toBe(200);
    expect(await get(made(), 'Ada/cards')).toMatchObject({ games: 3, won: 2 });
    expect(await cardOf(made(), 'Ada', 'cellar')).toMatchObject({ offered: 3, gained: 2 });
    expect((await get(made(), 'Ada/opponents')).opponents).toEqual([
      { name: 'Eve', games: 3, won: 2, lost: 1, shared: 0 },
    ]);
    expect((await get(made(), 'Eve/opponents')).opponents).toEqual([
      { name: 'Ada', games: 3, won: 1, lost: 2, shared: 0 },
    ]);
  });
});

test.each([
  ['who met most', 'opponent_counts_most', (db: Database) => mostMet(db, '2')],
  ['games that have to be counted', 'seats_uncounted', (db: Database) => uncounted(db)],
])('%s are found along an index, and nothing is sorted', async (_, index, query) => {
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
