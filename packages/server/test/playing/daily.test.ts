import { type DailyMonth, DailyPage, DailyToday, type Table } from '@provincia/protocol';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { RunningServer } from '../../src/app.ts';
import { plansOf } from '../../src/bots/testing.ts';
import { Client } from '../support/client.ts';
import { TestClock } from '../support/clock.ts';
import { databases, type TestDatabase } from '../support/databases.ts';
import { asked, look, member, playOn } from '../support/games.ts';
import { serverHere } from '../support/server.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const MONEY = JSON.stringify([{ weight: 1, results: [0.5], buy: 'province; gold; silver' }]);

describe.each(['SQLite', 'PostgreSQL'] as const)('the daily kingdom on %s', (kind) => {
  let database: TestDatabase;
  let server: RunningServer;
  const clock = new TestClock();
  beforeAll(async () => {
    database = await databases[kind]();
    // What the coach goes by is known for all kingdoms: nobody has to look for it.
    const plans = {
      read: async (kingdom: readonly string[]) => plansOf('hard', MONEY, kingdom),
      keep: async () => {},
    };
    server = await serverHere(database.env, { now: clock.now, plans });
  });
  afterAll(async () => {
    await server.stop();
    await database.remove();
  });
  // Every test has a day of its own, at noon.
  beforeEach(() => clock.pass(7 * DAY - ((clock.now() - Date.parse('2026-01-01T12:00:00Z')) % DAY)));

  const db = () => database.store.db;
  const today = () => new Date(clock.now()).toISOString().slice(0, 10);
  const someone = () => new Client(server.url);
  async function guest(name: string): Promise<Client> {
    const client = someone();
    await client.do('PATCH', '/api/me', { name });
    return client;
  }
  const begin = (client: Client, set = 'all') => client.do<Table>('POST', `/api/daily/${set}/play`, {});
  const pageOf = async (client: Client, day = today(), set = 'all') =>
    DailyPage.parse(await client.do('GET', `/api/daily/${day}/${set}`));
  const statusOf = async (client: Client) => DailyToday.parse(await client.do('GET', '/api/daily'));
  const isOver = ({ tables }: Client) => tables.at(-1)?.status === 'over';
  async function giveUp(client: Client, set = 'all'): Promise<Table> {
    const table = await begin(client, set);
    await look(client, table.id);
    await client.send('resign', { table: table.id });
    await client.until(isOver, 'the end');
    client.close();
    return table;
  }
  async function playToTheEnd(client: Client, set = 'all'): Promise<Table> {
    const table = await begin(client, set);
    await look(client, table.id);
    await playOn([client]);
    await client.until(isOver, 'the end');
    client.close();
    return table;
  }
  const row = (id: string) =>
    db().selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

  test('is the same for everybody, another one for each set, and can only be asked for from its day on', async () => {
    const [ann, bob] = [someone(), someone()];
    const tables = [await begin(ann), await begin(bob)];
    const rows = await Promise.all(tables.map(({ id }) => row(id)));
    const [{ kingdom, seed, first }] = rows;
    for (const one of rows) expect(one).toMatchObject({ kingdom, seed, first, access: 'link', rated: 0 });
    const counts = { day: today(), set: 'all', counts: true };
    expect(tables[0]).toMatchObject({ you: 0, status: 'running', daily: counts });
    expect(tables[0].seats.map(({ kind, level }) => [kind, level])).toEqual([
      ['guest', null],
      ['bot', 'easy'],
    ]);
    for (const client of [ann, bob]) await look(client, tables[client === ann ? 0 : 1].id);
    await Promise.all([ann, bob].map((client) => asked([client])));
    expect(ann.sight.view.own).toEqual(bob.sight.view.own);

    const { sets } = await statusOf(someone());
    expect(sets.map(({ set }) => set)).toEqual([
      'all',
      'base',
      'intrigue',
      'dark-ages',
      'seaside',
      'prosperity',
    ]);
    const pages = await Promise.all(sets.map(({ set }) => pageOf(ann, today(), set)));
    expect(new Set(pages.map((page) => page.kingdom.join())).size).toBe(sets.length);
    expect(pages[0].kingdom).toEqual(JSON.parse(kingdom));
    // What is said of Platinum and Colony is what the game has.
    const hasColonies = ann.sight.view.supply.some(({ pile }) => pile === 'colony');
    expect(pages.map(({ colonies }) => colonies)).toEqual([hasColonies, false, false, false, false, true]);
    expect(JSON.stringify([pages, tables])).not.toContain(seed);

    const asksFor = async (path: string) => (await ann.ask('GET', path)).body;
    const none = { code: 'daily-day' };
    expect(
      await asksFor(`/api/daily/${new Date(clock.now() + DAY).toISOString().slice(0, 10)}/all`),
    ).toMatchObject(none);
    expect(await asksFor('/api/daily/2025-12-24/all')).toMatchObject(none);
    expect(await asksFor('/api/daily/2026-02-30/all')).toMatchObject({ code: 'invalid' });
    expect(await asksFor(`/api/daily/${today()}/nowhere`)).toMatchObject({ code: 'not-found' });
    for (const client of [ann, bob]) client.close();
  });

  test('is tried once: whoever comes again comes to the same table, and then can only practise', async () => {
    const ann = await guest('Ann');
    const [one, two] = await Promise.all([begin(ann), begin(ann)]);
    expect(two.id).toBe(one.id);
    expect((await begin(ann)).id).toBe(one.id);
    const practise = () => ann.ask('POST', `/api/daily/${today()}/all/practice`, {});
    expect(await practise()).toMatchObject({ status: 409, body: { code: 'daily-running' } });
    expect(await someone().ask('POST', `/api/daily/${today()}/all/practice`, {})).toMatchObject({
      status: 409,
    });
    await giveUp(ann);
    expect((await begin(ann)).id).toBe(one.id);
    const before = await pageOf(ann);
    const { status, body } = await practise();
    expect(status).toBe(200);
    const again = body as Table;
    expect(again).toMatchObject({ status: 'running', daily: { counts: false } });
    expect(again.id).not.toBe(one.id);
    const [counted, practised] = [await row(one.id), await row(again.id)];
    expect(practised).toMatchObject({ seed: counted.seed, kingdom: counted.kingdom, first: counted.first });
    await look(ann, again.id);
    await ann.send('resign', { table: again.id });
    await ann.until(isOver, 'the end');
    expect(await pageOf(ann)).toEqual(before);
    const tries = await db().selectFrom('daily_tries').selectAll().where('day', '=', today()).execute();
    expect(tries.map(({ table_id }) => table_id)).toEqual([one.id]);
    ann.close();
  });

  test('is played without help: no hints, no bot that plays on, no undo of what has told something', async () => {
    const ann = someone();
    // Without Shelters, so that Coppers are the first that can be played.
    const { id } = await begin(ann, 'base');
    await look(ann, id);
    await asked([ann]);
    const seq = () => ({ table: id, seq: ann.sight.seq });
    expect(await ann.send('hint', seq())).toMatchObject({ problem: { code: 'no-hints' } });
    clock.pass(HOUR);
    expect(await ann.ask('POST', `/api/tables/${id}/seats/0/stand-in`, {})).toMatchObject({
      body: { code: 'no-stand-in' },
    });
    await ann.answer(['play copper']);
    expect(ann.sight.undo).toBe('free');
    expect(await ann.send('undo', seq())).toMatchObject({ ok: true });
    await ann.answer([]);
    await asked([ann]);
    expect(ann.sight.undo).toBeNull();
    expect(await ann.send('undo', seq())).toMatchObject({ problem: { code: 'no-undo' } });
    ann.close();
  });

  test('is secret until the day is over for everybody', async () => {
    const [ann, bob] = [await guest('Ann'), await guest('Bob')];
    const { id } = await begin(ann);
    await bob.connect();
    const paths = ['packed', 'game', 'log', 'steps/0', 'review'].map((what) => `/api/tables/${id}/${what}`);
    const refused = async () => {
      const why = { code: 'daily-secret', message: expect.stringContaining('06:00 UTC') };
      expect(await bob.send('watch', { table: id, have: 0 })).toMatchObject({ ok: false, problem: why });
      for (const client of [bob, someone()])
        for (const path of paths)
          expect(await client.ask('GET', path)).toMatchObject({ status: 403, body: why });
    };
    await refused();
    await giveUp(ann);
    await refused();
    for (const path of paths) expect((await ann.ask('GET', path)).status).toBe(200);
    expect((await pageOf(bob)).board).toMatchObject([{ name: 'Ann', table: null }]);
    // Nor a game that does not count, for its shuffles are the same.
    const practice = await ann.do<Table>('POST', `/api/daily/${today()}/all/practice`, {});
    expect(await bob.send('watch', { table: practice.id, have: 0 })).toMatchObject({ ok: false });

    const day = today();
    clock.pass(12 * HOUR);
    await refused();
    clock.pass(6 * HOUR);
    expect(await bob.send('watch', { table: id, have: 0 })).toMatchObject({ ok: true });
    for (const path of paths) expect((await bob.ask('GET', path)).status).toBe(200);
    expect(await pageOf(bob, day)).toMatchObject({ isClosed: true, isToday: false, board: [{ table: id }] });
    // Whoever was not there can still practise.
    expect(await bob.ask('POST', `/api/daily/${day}/all/practice`, {})).toMatchObject({ status: 200 });
    bob.close();
  });

  test('is counted with the end of the game; the chance before the last turn follows', async () => {
    const ada = await member(server.url, `Ada ${kind}`);
    const nameless = someone();
    const konrad = await guest('Konrad');
    const table = await playToTheEnd(ada);
    for (const client of [nameless, konrad]) await giveUp(client);
    const { result } = await ada.do<Table>('GET', `/api/tables/${table.id}`);
    const [points, other] = result?.points ?? [];
    const won = result?.winners.includes(0);
    const expected = {
      points,
      margin: points - other,
      turns: result?.turns[0],
      outcome: won ? 'won' : 'lost',
    };
    const { own, board, players, you } = await pageOf(ada);
    expect(players).toBe(2);
    expect(board).toMatchObject([
      { place: 1, name: `Ada ${kind}`, isMember: true, you: true, ...expected },
      { place: 2, name: 'Konrad', isMember: false, you: false, outcome: 'resigned', score: 0 },
    ]);
    expect(you).toEqual(board[0]);
    expect(own).toMatchObject({ table: table.id, state: 'counted', result: { ...expected, place: 1 } });
    expect(own?.result?.lead).toHaveLength(expected.turns as number);
    expect(own?.result?.lead).toMatch(/^[+=-]+$/);
    expect((await pageOf(nameless)).own).toMatchObject({ state: 'counted', result: { place: null } });

    for (;;) {
      const { own: known } = await pageOf(ada);
      if (known?.result?.chance == null) continue;
      expect(known.result.chance).toBeGreaterThanOrEqual(0);
      expect(known.result.chance).toBeLessThanOrEqual(1);
      expect(known.result.rivalPlan).toHaveProperty('kind');
      break;
    }
    const month = await ada.do<DailyMonth>('GET', `/api/daily/months/${today().slice(0, 7)}/all`);
    expect(month.board.find(({ you: own }) => own)).toMatchObject({
      name: `Ada ${kind}`,
      days: 1,
      won: won ? 1 : 0,
      score: own?.result?.score,
    });
    expect(await statusOf(ada)).toMatchObject({
      sets: [{ set: 'all', state: 'counted', outcome: expected.outcome }, { state: 'open' }, {}, {}, {}, {}],
      streak: { now: 1, longest: 1 },
    });
  });

  test('counts for the day on which it was begun, if it ends within six hours of the next', async () => {
    const [ann, bob] = [await guest('Ann'), await guest('Bob')];
    const day = today();
    clock.pass(11.9 * HOUR);
    const tables = [await begin(ann), await begin(bob)];
    await look(ann, tables[0].id);
    await look(bob, tables[1].id);
    clock.pass(HOUR);
    expect(today()).not.toBe(day);
    expect(await ann.ask('POST', '/api/daily/all/play', { day })).toMatchObject({
      status: 409,
      body: { code: 'daily-over' },
    });
    const next = await begin(ann);
    expect(next.id).not.toBe(tables[0].id);
    expect(next.daily).toMatchObject({ day: today() });
    expect((await pageOf(ann, day)).own).toMatchObject({ state: 'running' });
    await ann.send('resign', { table: tables[0].id });
    await ann.until(isOver, 'the end');
    expect((await pageOf(ann, day)).own).toMatchObject({ state: 'counted' });
    expect((await pageOf(ann)).own).toMatchObject({ state: 'running', table: next.id });
    clock.pass(6 * HOUR);
    expect((await pageOf(bob, day)).own).toMatchObject({ state: 'late', result: null });
    await bob.send('resign', { table: tables[1].id });
    await bob.until(isOver, 'the end');
    expect((await pageOf(bob, day)).own).toMatchObject({ state: 'late', result: null });
    expect((await pageOf(ann, day)).board.map(({ name }) => name)).toEqual(['Ann']);
    expect(await pageOf(ann, day)).toMatchObject({ after: today() });
    for (const client of [ann, bob]) client.close();
  });

  test('is a streak from day to day', async () => {
    const ann = await guest('Ann');
    for (const now of [1, 2, 3]) {
      await giveUp(ann, now === 2 ? 'base' : 'all');
      expect((await statusOf(ann)).streak).toEqual({ now, longest: now });
      clock.pass(DAY);
    }
    expect((await statusOf(ann)).streak).toEqual({ now: 3, longest: 3 });
    clock.pass(DAY);
    expect((await statusOf(ann)).streak).toEqual({ now: 0, longest: 3 });
  });

  test('is not for programs', async () => {
    const ada = await member(server.url, `Programmer ${kind}`);
    const { token } = await ada.do<{ token: string }>('POST', '/api/tokens', { label: 'My bot' });
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const reply = await fetch(`${server.url}/api/daily/all/play`, { method: 'POST', headers, body: '{}' });
    expect([reply.status, await reply.json()]).toMatchObject([403, { code: 'not-for-programs' }]);
  });

  test('goes along with a guest who signs in, once, and leaves with those who delete their account', async () => {
    const credentials = { name: `Eve ${kind}`, password: 'a good password' };
    const eve = await member(server.url, credentials.name);
    await giveUp(eve, 'base');
    const visitor = someone();
    await giveUp(visitor, 'base');
    const brought = await giveUp(visitor, 'intrigue');
    await visitor.do('POST', '/api/login', credentials);
    const { sets } = await statusOf(visitor);
    expect(sets.map(({ state }) => state)).toEqual(['open', 'counted', 'counted', 'open', 'open', 'open']);
    const months = await db()
      .selectFrom('daily_months')
      .selectAll()
      .where('month', '=', today().slice(0, 7))
      .execute();
    const { id } = await db()
      .selectFrom('people')
      .select('id')
      .where('name', '=', credentials.name)
      .executeTakeFirstOrThrow();
    expect(
      months
        .filter(({ person }) => person === id)
        .map(({ set_id, days }) => [set_id, days])
        .sort(),
    ).toEqual([
      ['base', 1],
      ['intrigue', 1],
    ]);
    const { dailyKingdoms } = await visitor.do<{ dailyKingdoms: object[] }>('GET', '/api/me/data');
    expect(dailyKingdoms).toMatchObject([
      { day: today(), set: 'base', result: { outcome: 'resigned' } },
      { day: today(), set: 'intrigue', table: brought.id },
    ]);
    await visitor.do('DELETE', '/api/me', { password: credentials.password });
    expect((await pageOf(someone(), today(), 'base')).board).toEqual([]);
    const left = await db().selectFrom('daily_tries').select('person').where('day', '=', today()).execute();
    expect(left.filter(({ person }) => person === id)).toEqual([]);
  });
});
