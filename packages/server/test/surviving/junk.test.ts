import type { Reply } from '@provincia/protocol';
import { pino } from 'pino';
import { io, type Socket } from 'socket.io-client';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Store } from '../../src/store/open.ts';
import { simpleAnswer } from '../support/answers.ts';
import { Client } from '../support/client.ts';
import { TestClock } from '../support/clock.ts';
import { databases, newSqlite } from '../support/databases.ts';
import { gameOfPeople, type Player } from '../support/player.ts';
import { ask } from '../support/request.ts';
import { serverHere } from '../support/server.ts';
import { until } from '../support/waiting.ts';
import { Dice } from './dice.ts';
import { junk, junkRequest, type Target } from './junk.ts';

/** How many requests and messages. The second database needs fewer: only how it stores odd text differs. */
const sizes = { SQLite: 5000, PostgreSQL: 500 } as const;
const AT_ONCE = 40;
/** Some messages break the connection; then a new socket goes on. */
const MESSAGES_PER_SOCKET = 50;

describe.each(['SQLite', 'PostgreSQL'] as const)('on %s', (name) => {
  test('thousands of malformed and unauthorised requests and messages change nothing', async () => {
    const database = await databases[name]();
    onTestFinished(database.remove);
    const complaints: string[] = [];
    const log = pino({ level: 'error' }, { write: (line) => void complaints.push(line) });
    const server = await serverHere(database.env, {}, log);
    onTestFinished(server.stop);
    const game = await gameOfPeople(server.url);
    const target = await prepare(server.url, game);
    await untilNothingIsDue(database.store);
    const before = await dump(database.store);

    const dice = new Dice(1);
    const requests = Array.from({ length: sizes[name] }, () => junkRequest(dice, target));
    const surprises: unknown[] = [];
    await inParallel(requests, async ({ method, path, headers, body, status }) => {
      const response = await ask(server.url + path, {
        method,
        headers,
        ...(body === undefined ? {} : { body }),
      });
      const isRefused = response.status >= 400 && response.status < 500 && response.status !== 429;
      const isRight = status === undefined ? isRefused : response.status === status;
      // Reading public data or leaving a table without sitting there does no harm.
      const isHarmless = response.status === 200 && (method === 'GET' || path.endsWith('/leave'));
      if (!isRight && !isHarmless)
        surprises.push([
          method,
          path,
          headers,
          String(body).slice(0, 200),
          response.status,
          response.text.slice(0, 200),
        ]);
    });
    expect(surprises).toEqual([]);

    let replies = 0;
    await inParallel(new Array(sizes[name] / MESSAGES_PER_SOCKET).fill(0), async (_, i) => {
      for (const [message, reply] of await speak(server.url, new Dice(i), target, game)) {
        replies++;
        // A rate limit would prove nothing.
        if (reply.ok || ['broken', 'too-fast'].includes(reply.problem.code)) surprises.push([message, reply]);
      }
    });
    expect(surprises).toEqual([]);
    expect(replies).toBeGreaterThan(sizes[name] * 0.7);
    await fromAnotherSite(server.url, target.host);

    expect(await dump(database.store)).toEqual(before);
    expect(complaints).toEqual([]);
    // And everybody plays on.
    const { seq } = game[0].client.sight;
    await Promise.all(game.map((player) => player.play(() => game[0].client.sight.seq >= seq + 10)));
    expect(game[0].client.sight.seq).toBeGreaterThanOrEqual(seq + 10);
    for (const { client } of game) client.close();
  });
});

test('nobody gets around the limits: not by naming other addresses to a proxy, nor over a socket', async () => {
  const database = await newSqlite();
  onTestFinished(database.remove);
  // Requests are counted by the clock of the process, messages by that of the server.
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const server = await serverHere({ ...database.env, RATE_LIMIT: '10', TRUST_PROXY: '1' }, new TestClock());
  onTestFinished(server.stop);
  const statuses: number[] = [];
  for (let i = 0; i < 12; i++) {
    // The proxy adds the address that it has seen.
    const headers = { 'x-forwarded-for': `10.0.0.${i}, 192.0.2.1` };
    statuses.push((await fetch(`${server.url}/api/levels`, { headers })).status);
  }
  expect(statuses).toEqual([...new Array(10).fill(200), 429, 429]);
  const elsewhere = { 'x-forwarded-for': '192.0.2.2' };
  expect((await fetch(`${server.url}/api/levels`, { headers: elsewhere })).status).toBe(200);

  const client = new Client(server.url);
  await client.connect();
  const replies = await Promise.all(
    Array.from({ length: 5 }, () => client.send('watch', { table: 'aaaaaaaaaaaaaaaa' })),
  );
  const codes = replies.map((reply) => (reply.ok ? 'ok' : reply.problem.code));
  expect(codes).toEqual(['not-found', 'not-found', 'too-fast', 'too-fast', 'too-fast']);
  client.close();
});

test('a socket may say sixty things at once, and twenty more each second', async () => {
  const database = await newSqlite();
  onTestFinished(database.remove);
  const time = new TestClock();
  const server = await serverHere({ DATA_DIR: database.env.DATA_DIR }, time);
  onTestFinished(server.stop);
  const client = new Client(server.url);
  await client.connect();
  const heard = async (count: number) => {
    const all = Array.from({ length: count }, () => client.send('watch', { table: 'aaaaaaaaaaaaaaaa' }));
    const codes = (await Promise.all(all)).map((reply) => (reply.ok ? 'ok' : reply.problem.code));
    return codes.filter((code) => code === 'not-found').length;
  };
  expect(await heard(62)).toBe(60);
  time.pass(1000);
  expect(await heard(22)).toBe(20);
  client.close();
});

/** Tables in every state, all made by the first player of the game. */
async function prepare(url: string, game: readonly Player[]): Promise<Target> {
  const [{ client: host, table: running }] = game;
  await Promise.all(game.map((player) => player.play(() => host.sight.seq >= 6)));
  await until(() => game.every(({ client }) => client.sight.seq === host.sight.seq), 'the same for both');
  const asked = game.find(({ client }) => client.sight.decision !== null) as Player;
  await host.send('chat', { table: running, text: 'who is there?' });
  const open = await host.make({ seats: ['person', 'person', 'person'], access: 'open' });
  const closed = await host.make();
  await host.do('POST', `/api/tables/${closed.id}/leave`, {});
  const over = await host.make({ seats: ['person', { bot: 'easy' }] });
  await host.send('resign', { table: over.id });
  await host.watch(over.id);
  await host.until(({ tables }) => tables.at(-1)?.status === 'over', 'the end of a game');
  await host.send('unwatch', { table: over.id });
  host.sights.splice(0, host.sights.length, ...host.sights.filter(({ table }) => table === running));
  const stranger = new Client(url);
  await stranger.do('PATCH', '/api/me', { name: 'Stranger' });
  const { paths } = await host.do<{ paths: Record<string, object> }>('GET', '/api/openapi.json');
  return {
    running,
    seq: asked.client.sight.seq,
    picks: simpleAnswer(asked.client.sight),
    open: open.id,
    closed: closed.id,
    over: over.id,
    stranger: stranger.cookie,
    host: host.cookie,
    routes: Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => [method.toUpperCase(), path] as const),
    ),
  };
}

/** Sends messages over one socket and returns the replies. */
async function speak(
  url: string,
  dice: Dice,
  target: Target,
  game: readonly Player[],
): Promise<[unknown, Reply][]> {
  const { running, closed, over, open, seq, picks } = target;
  const waiting = game.find(({ client }) => client.sight.decision === null) as Player;
  const cookie = dice.pick([target.stranger, '', 'provincia=x', waiting.client.cookie]);
  let socket = await connect(url, { cookie });
  const replies: [unknown, Reply][] = [];
  const names = ['watch', 'unwatch', 'answer', 'undo', 'consent', 'resign', 'chat'];
  const table = dice.pick([running, closed, over, open, 'aaaaaaaaaaaaaaaa', "' or 1=1 --"]);
  for (let i = 0; i < MESSAGES_PER_SOCKET; i++) {
    if (!socket.connected) socket = await connect(url, { cookie });
    const kind = dice.below(8);
    // These are ignored or break the connection. It is enough that the server survives.
    if (kind === 0)
      socket.emit(dice.pick(['connection', 'error', '__proto__', 'toString', 'x', 'ping']), junk(dice));
    else if (kind === 1 && dice.oneIn(10)) socket.io.engine.send(frame(dice));
    else {
      const message = dice.pick<[string, unknown]>([
        [dice.pick(names), junk(dice)],
        [
          dice.pick(names),
          { table, seq, picks, have: 0, text: '', yes: 1, [dice.pick(['x', 'constructor'])]: 1 },
        ],
        ['answer', { table: running, seq, picks }],
        ['answer', { table: running, seq: seq + 1, picks }],
        ['answer', { table: running, seq, picks: new Array(501).fill('copper') }],
        ['answer', { table, seq: 0, picks: ["' or 1=1 --", '\u0000'] }],
        ['undo', { table: dice.pick([closed, over, open]), seq }],
        ['consent', { table: running, seq, yes: true }],
        ['resign', { table: dice.pick([closed, over, open]) }],
        ['chat', { table: 'aaaaaaaaaaaaaaaa', text: "'); delete from chat; --" }],
        ['chat', { table: running, text: dice.pick(['', ' ', 'x'.repeat(301), '\u0000', 'a\u0000b']) }],
        ['watch', { table: 'aaaaaaaaaaaaaaaa' }],
        ['watch', { table: running, have: -1 }],
      ]);
      const reply = await socket.emitWithAck(...message).catch(() => null);
      // There may be no reply only if an earlier message broke the connection.
      if (reply !== null || socket.connected) replies.push([message, (reply as Reply | null) ?? NO_REPLY]);
    }
  }
  socket.disconnect();
  return replies;
}

const NO_REPLY: Reply = { ok: false, problem: { code: 'broken', message: 'There was no reply.' } };

/** Malformed packets. */
function frame(dice: Dice): string | ArrayBuffer {
  return dice.pick<string | ArrayBuffer>([
    '2["answer"',
    '2{}',
    '2[]',
    '2[null]',
    '9',
    '0/nowhere,',
    '3999999[1]',
    '51-["answer",{"_placeholder":true,"num":9}]',
    `2["answer",${'['.repeat(7000)}${']'.repeat(7000)}]`,
    `2["chat","${'x'.repeat(20_000)}"]`,
    new Uint8Array(100).buffer,
  ]);
}

async function connect(url: string, extraHeaders: Record<string, string>): Promise<Socket> {
  const socket = io(url, { transports: ['websocket'], forceNew: true, reconnection: false, extraHeaders });
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', reject);
  });
  return socket;
}

/** A page of another site gets no socket, although the browser sends the cookie. */
async function fromAnotherSite(url: string, cookie: string): Promise<void> {
  for (const origin of ['https://evil.example', 'null', 'http://127.0.0.1']) {
    await expect(connect(url, { cookie, origin })).rejects.toThrow();
    const path = '/socket.io/?EIO=4&transport=websocket';
    expect((await fetch(url + path, { headers: { origin, cookie } })).status).toBeGreaterThanOrEqual(400);
  }
  (await connect(url, { cookie, origin: url })).disconnect();
}

/** Waits until the result of the finished game is stored and nothing more is due. */
async function untilNothingIsDue({ db }: Store): Promise<void> {
  const due = db.selectFrom('heads').select('table_id').where('due_at', 'is not', null);
  while ((await due.execute()).length > 0);
}

/**
 * Everything that is stored, except what refused requests may change: they can create guests without a seat, and
 * sessions note when they were last seen.
 */
async function dump({ db }: Store): Promise<unknown> {
  const rows = {
    tables: await db.selectFrom('tables').selectAll().orderBy('id').execute(),
    seats: await db.selectFrom('seats').selectAll().orderBy('table_id').orderBy('seat').execute(),
    log: await db.selectFrom('log').selectAll().orderBy('table_id').orderBy('n').execute(),
    packed: await db.selectFrom('packed_logs').selectAll().orderBy('table_id').execute(),
    heads: await db.selectFrom('heads').selectAll().orderBy('table_id').execute(),
    chat: await db.selectFrom('chat').selectAll().orderBy('table_id').orderBy('n').execute(),
    puzzles: await db.selectFrom('puzzle_tries').selectAll().execute(),
    ratings: await db.selectFrom('ratings').selectAll().execute(),
    tokens: await db.selectFrom('tokens').selectAll().execute(),
    passkeys: await db.selectFrom('passkeys').selectAll().execute(),
  };
  const people = await db.selectFrom('people').selectAll().orderBy('id').execute();
  const seated = new Set(rows.seats.map(({ person }) => person));
  const sessions = await db.selectFrom('sessions').select(['id', 'person']).orderBy('id').execute();
  const matters = (id: string) =>
    seated.has(id) || people.some((one) => one.id === id && !isNewGuest(one.name));
  return {
    ...rows,
    people: people.filter(({ id }) => matters(id)),
    sessions: sessions.filter(({ person }) => matters(person)),
  };
}

function isNewGuest(name: string): boolean {
  return name.startsWith('Guest ');
}

async function inParallel<T>(
  list: readonly T[],
  work: (item: T, index: number) => Promise<void>,
): Promise<void> {
  let next = 0;
  const worker = async () => {
    for (let i = next++; i < list.length; i = next++) await work(list[i], i);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}
