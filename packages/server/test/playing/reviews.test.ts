import { setTimeout as pause } from 'node:timers/promises';
import { printed } from '@provincia/bots';
import { printedKingdoms } from '@provincia/catalog';
import type { Entry } from '@provincia/course';
import { GameReview, type NewTable, ReviewedGames } from '@provincia/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningServer } from '../../src/app.ts';
import { DatabasePlanStore } from '../../src/bots/plan-store.ts';
import { Client } from '../support/client.ts';
import { databases, type TestDatabase } from '../support/databases.ts';
import { asked, look, member, PEACE, playOn, sitDown } from '../support/games.ts';
import { hasty } from '../support/hasty.ts';
import { serverHere, serverProcess } from '../support/server.ts';
import { storeTable } from '../support/stored.ts';

const seats: NewTable['seats'] = ['person', { bot: 'easy' }];

async function reviewOf(client: Client, id: string): Promise<GameReview> {
  return GameReview.parse(await client.do('GET', `/api/tables/${id}/review`));
}

/** Asks until it is there. */
async function wholeReview(client: Client, id: string, care?: string): Promise<GameReview> {
  for (;;) {
    const reply = await reviewOf(client, id);
    if (reply.state === 'ready' && (care === undefined || reply.care === care)) return reply;
    expect(reply.care === null || reply.state === 'ready').toBe(true);
    await pause(20);
  }
}

/** A game against bots that somebody gave up after some answers, one of which they took back. */
async function givenUp(
  person: Client,
  wish: Partial<NewTable> = {},
): Promise<{ id: string; person: Client; answers: string[][] }> {
  const { id } = await person.make({ seats, ...wish });
  await look(person, id);
  await asked([person]);
  await person.answer(['treasures']);
  await asked([person]);
  await person.answer(['buy curse']);
  await asked([person]);
  await person.send('undo', { table: id, seq: person.sight.seq });
  await playOn([person], 2);
  await asked([person]);
  await person.send('resign', { table: id });
  await person.until(({ sight }) => sight.result !== null, 'the end');
  const { answers } = await person.do<{ answers: string[][] }>('GET', `/api/tables/${id}/game`);
  return { id, person, answers };
}

const plansIn = ({ store: { db } }: TestDatabase) => new DatabasePlanStore(db, Date.now);

/** A server that knows the plans that are stored. */
const planningServer = (database: TestDatabase) => serverHere(database.env, { plans: plansIn(database) });

/** The plans that are shipped for two will do for more: nobody has to look for others. */
async function storePlans(database: TestDatabase, players: number): Promise<void> {
  const { cards } = printedKingdoms.find(({ id }) => id === 'first-game') as (typeof printedKingdoms)[number];
  const kingdom = cards.toSorted().join(' ');
  const shipped = Object.entries(printed).filter(([key]) => key.endsWith(` ${kingdom}`));
  const plans = shipped.map(([key, line]) => [key.replace(/^(\w+) 2 /, `$1 ${players} `), line] as const);
  await plansIn(database).keep(cards, new Map(plans));
}

/** Two who do nothing, until one of them gives up. */
function idle(answers: number): { entry: Entry; at: number }[] {
  const entries: Entry[] = Array.from({ length: answers }, (_, n) => ({
    kind: 'answer',
    seat: n % 2,
    picks: [],
  }));
  return [...entries, { kind: 'resign' as const, seat: 0, why: 'resigned' as const }].map((entry) => ({
    entry,
    at: 0,
  }));
}

describe.each(['SQLite', 'PostgreSQL'] as const)('reviews on %s', (kind) => {
  let database: TestDatabase;
  let server: RunningServer;
  beforeAll(async () => {
    database = await databases[kind]();
    server = await serverHere(database.env);
  });
  afterAll(async () => {
    await server.stop();
    await database.remove();
  });
  const finished = (id: string, answers: number, facts = {}) =>
    storeTable(database.store.db, id, idle(answers), { status: 'over', ...facts });
  const refused = async (id: string) => {
    const { status, body } = await new Client(server.url).ask('GET', `/api/tables/${id}/review`);
    return { status, ...(body as { code: string; message: string }) };
  };

  test('a game is reviewed once, as it was finally played, and then more closely', async () => {
    const { id, person, answers } = await givenUp(new Client(server.url));
    expect(answers.flat()).not.toContain('buy curse');
    expect(await reviewOf(person, id)).toEqual({ state: 'waiting', care: null, review: null });
    // Everybody who has the link sees it.
    const stranger = new Client(server.url);
    const { review } = await wholeReview(stranger, id);
    if (review === null) throw new Error('there is no review');
    expect(review).toMatchObject({ progress: 1, result: [0, 1] });
    expect(review.decisions.length).toBeGreaterThan(0);
    for (const { index, given } of review.decisions) expect(given.picks).toEqual(answers[index]);
    const closer = await wholeReview(stranger, id, 'close');
    const gamesOf = ({ review }: GameReview) => review?.decisions[0].given.games ?? 0;
    expect(gamesOf(closer)).toBeGreaterThan(review.decisions[0].given.games);
    person.close();

    await server.stop();
    server = await serverHere(database.env);
    expect(await reviewOf(new Client(server.url), id)).toEqual(closer);
  });

  test('a player has on their page how well they decided in the games that were reviewed', async () => {
    const person = await member(server.url, 'Ada');
    const reviewed = () => person.do('GET', '/api/people/Ada/reviews');
    const { id } = await givenUp(person);
    expect(await reviewed()).toEqual({ games: [] });
    const { review } = await wholeReview(person, id, 'close');
    const { decisions, errorRate } = review?.players[0] ?? {};
    expect(decisions).toBeGreaterThan(0);
    const { games } = ReviewedGames.parse(await reviewed());
    expect(games).toMatchObject([{ decisions, errorRate: expect.closeTo(errorRate ?? -1, 3) }]);
    person.close();
  });

  test('what a bot answered for somebody who left is not theirs', async () => {
    const people = [await member(server.url, 'Bob'), new Client(server.url), new Client(server.url)];
    await storePlans(database, 3);
    const { id, players } = await sitDown(server.url, {}, people);
    const [bob, ...others] = players;
    await playOn(players, 6);
    await bob.send('resign', { table: id });
    for (const one of others) await one.until(({ sight }) => sight.seq > 6, 'who left');
    await playOn(others, 6);
    for (const one of others) await one.send('resign', { table: id });
    const { review } = await wholeReview(bob, id);
    const { games } = ReviewedGames.parse(await bob.do('GET', '/api/people/Bob/reviews'));
    expect(games[0].decisions).toBeGreaterThan(0);
    expect(games[0].decisions).toBeLessThan(review?.players[0].decisions ?? 0);
    for (const one of players) one.close();
  });

  test('what somebody answered after a hint is not theirs', async () => {
    const person = await member(server.url, 'Cleo');
    const { id } = await person.make({ seats });
    await look(person, id);
    await asked([person]);
    await person.answer(['treasures']);
    await asked([person]);
    expect(await person.send('hint', { table: id, seq: person.sight.seq })).toMatchObject({ ok: true });
    await playOn([person], 6);
    await person.send('resign', { table: id });
    const { review } = await wholeReview(person, id);
    const { games } = ReviewedGames.parse(await person.do('GET', '/api/people/Cleo/reviews'));
    expect(games[0].decisions).toBe((review?.players[0].decisions ?? 0) - 1);
    expect(games[0].decisions).toBeGreaterThan(0);
    person.close();
  });

  test('a review of an earlier version of the server is made anew', async () => {
    const { db } = database.store;
    const id = 'o'.repeat(16);
    await finished(id, 4);
    const old = { table_id: id, care: 'close' as const, data: Uint8Array.of(1), leased_until: 0, edition: 1 };
    await db.insertInto('reviews').values(old).execute();
    const client = new Client(server.url);
    expect(await reviewOf(client, id)).toEqual({ state: 'waiting', care: null, review: null });
    expect((await wholeReview(client, id)).review?.ways.best.length).toBeGreaterThan(1);
  });

  test('only games that are over are reviewed, by rules that this server has, and not too long ones', async () => {
    const person = new Client(server.url);
    const { id } = await person.make({ seats });
    expect(await refused(id)).toMatchObject({ status: 409, code: 'running' });
    expect(await refused('a'.repeat(16))).toMatchObject({ status: 404, code: 'not-found' });
    const open = await person.make();
    expect(await refused(open.id)).toMatchObject({ status: 409, code: 'not-started' });
    await finished('b'.repeat(16), 10, { rules: 999 });
    expect(await refused('b'.repeat(16))).toMatchObject({ status: 409, code: 'newer-rules' });
    await finished('c'.repeat(16), 1501);
    const long = await refused('c'.repeat(16));
    expect(long).toMatchObject({ status: 422, code: 'not-reviewable' });
    expect(long.message).toContain('1501 answers');
  });

  test('a review goes with its game', async () => {
    const { db } = database.store;
    const id = 'd'.repeat(16);
    await finished(id, 4);
    const client = new Client(server.url);
    await wholeReview(client, id, 'close');
    await db.deleteFrom('tables').where('id', '=', id).execute();
    expect(await db.selectFrom('reviews').selectAll().where('table_id', '=', id).execute()).toEqual([]);
    expect(await refused(id)).toMatchObject({ status: 404 });
  });
});

describe('with more players', () => {
  let database: TestDatabase;
  let server: RunningServer;
  beforeAll(async () => {
    database = await databases.SQLite();
    server = await planningServer(database);
  });
  afterAll(async () => {
    await server.stop();
    await database.remove();
  });

  test.each([3, 4, 5, 6])('a game of %d is reviewed', async (players) => {
    await storePlans(database, players);
    const bots = Array.from({ length: players - 1 }, () => ({ bot: 'easy' as const }));
    const { id, person } = await givenUp(new Client(server.url), { seats: ['person', ...bots] });
    const { review } = await wholeReview(person, id);
    if (review === null) throw new Error('there is no review');
    const { start, result, turns, acquired, ways } = review;
    const whole = (shares: readonly number[]) => shares.reduce((sum, share) => sum + share, 0);
    expect(result?.[0]).toBe(0);
    for (const shares of [start, result ?? [], ...turns.map(({ chances }) => chances)]) {
      expect(shares).toHaveLength(players);
      expect(whole(shares)).toBeCloseTo(1, 2);
    }
    expect(new Set(turns.map(({ seat }) => seat)).size).toBe(players);
    for (const [seat, { skill, others, luck }] of review.players.entries())
      expect(start[seat] + skill + others + luck).toBeCloseTo(result?.[seat] ?? -1, 2);
    expect(acquired).toHaveLength(players);
    expect(ways.best[0].againstMoney).toBeGreaterThan(1 / players);
    person.close();
  });
});

test('who asks hears that plans for the kingdom are looked for', async () => {
  const database = await databases.SQLite();
  const server = await serverHere(database.env);
  const id = 'p'.repeat(16);
  // Nobody has thought about it yet.
  const kingdom = JSON.stringify([...PEACE.cards.slice(0, 9), 'witch']);
  await storeTable(database.store.db, id, idle(4), { status: 'over', kingdom });
  const client = new Client(server.url);
  const states = new Set<string>();
  while (!states.has('plans')) {
    states.add((await reviewOf(client, id)).state);
    await pause(20);
  }
  expect([...states]).toEqual(['waiting', 'plans']);
  await server.stop();
  await database.remove();
});

test('who asks for many has to wait, others can ask, bots play on, and who stops waits for none', async () => {
  const database = await databases.SQLite();
  const server = await serverHere(database.env);
  const ids = Array.from('efghij', (letter) => letter.repeat(16));
  for (const id of ids) await storeTable(database.store.db, id, idle(200), { status: 'over' });
  const stranger = new Client(server.url);
  for (const id of ids.slice(0, 5)) expect((await reviewOf(stranger, id)).state).toBe('waiting');
  const last = await stranger.ask('GET', `/api/tables/${ids[5]}/review`);
  expect(last).toMatchObject({ status: 429, body: { code: 'too-fast' } });
  const person = new Client(server.url);
  const { id } = await person.make({ seats });
  await look(person, id);
  await playOn([person], 10);
  expect((await reviewOf(person, ids[5])).state).toBe('waiting');
  expect((await reviewOf(person, ids[4])).state).not.toBe('ready');
  person.close();
  await server.stop();
  const rows = await database.store.db.selectFrom('reviews').select('leased_until').execute();
  expect(rows.map(({ leased_until }) => leased_until)).toEqual(ids.map(() => 0));
  await database.remove();
});

test('nobody waits for a closer look at the game of somebody else', async () => {
  const database = await databases.SQLite();
  const endless = { ...hasty.close, deals: Number.MAX_SAFE_INTEGER };
  const server = await serverHere(database.env, { cares: { ...hasty, close: endless } });
  const [one, other] = ['l', 'm'].map((letter) => letter.repeat(16));
  for (const id of [one, other]) await storeTable(database.store.db, id, idle(6), { status: 'over' });
  const client = new Client(server.url);
  await wholeReview(client, one);
  await wholeReview(client, other);
  expect(await wholeReview(client, one)).toMatchObject({ state: 'ready', care: 'first' });
  await server.stop();
  await database.remove();
});

test('a review that a crash has ended is made when it is asked for again', async ({ onTestFinished }) => {
  const database = await databases.SQLite();
  onTestFinished(database.remove);
  const id = 'k'.repeat(16);
  await storeTable(database.store.db, id, idle(6), { status: 'over' });
  const first = await serverProcess(database.env);
  onTestFinished(first.kill);
  const client = new Client(first.url);
  expect((await reviewOf(client, id)).state).toBe('waiting');
  const { db } = database.store;
  const begun = () => db.selectFrom('reviews').select('care').executeTakeFirst();
  while ((await begun()) === undefined) await pause(20);
  await first.kill();
  expect(await begun()).toEqual({ care: null });
  const second = await serverProcess(database.env);
  onTestFinished(second.kill);
  client.url = second.url;
  expect(await reviewOf(client, id)).toEqual({ state: 'waiting', care: null, review: null });
  expect((await wholeReview(client, id)).review?.progress).toBe(1);
});
