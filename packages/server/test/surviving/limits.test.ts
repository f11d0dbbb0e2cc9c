import { expect, onTestFinished, test, vi } from 'vitest';
import { Client } from '../support/client.ts';
import { TestClock } from '../support/clock.ts';
import { newSqlite } from '../support/databases.ts';
import { ask } from '../support/request.ts';
import { serverHere } from '../support/server.ts';

const PASSWORD = 'a good password';

/** A server behind a proxy, with the usual limits and clocks that stand still. */
async function server(env: Record<string, string> = {}) {
  // Requests are counted by the clock of the process, all else by that of the server.
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const database = await newSqlite();
  onTestFinished(database.remove);
  const { DATA_DIR } = database.env;
  const clock = new TestClock();
  const { url, stop } = await serverHere({ DATA_DIR, TRUST_PROXY: '1', ...env }, clock);
  onTestFinished(stop);
  return { url, clock };
}

let addresses = 0;
/** Each from an address of its own, or from a given one. */
async function login(url: string, path: string, password: string, address = `10.0.0.${++addresses}`) {
  const { status, headers, text } = await ask(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify({ name: 'Ada', password }),
  });
  return { status, code: JSON.parse(text).code, wait: Number(headers['retry-after']) };
}

async function register(url: string): Promise<void> {
  await new Client(url).do('POST', '/api/register', { name: 'Ada', password: PASSWORD });
}

async function times<T>(count: number, act: (i: number) => Promise<T>): Promise<T[]> {
  const all: T[] = [];
  for (let i = 0; i < count; i++) all.push(await act(i));
  return all;
}

const few = (count: number, refused: number) => [
  ...new Array(count).fill(200),
  ...new Array(refused).fill(429),
];

test('an address written in another way is the same route, with the same limit', async () => {
  const { url } = await server();
  await register(url);
  const paths = ['/api/login', '/%61pi/login', '/api/%6Cogin', '/%61%70%69/login?x'];
  const replies = await times(12, (i) => login(url, paths[i % 3], 'wrong', '192.0.2.1'));
  expect(replies.map(({ status }) => status)).toEqual([...new Array(10).fill(401), 429, 429]);
  expect(replies[10].code).toBe('too-fast');
  expect(replies[10].wait).toBeGreaterThan(0);
  expect((await login(url, paths[3], 'wrong', '192.0.2.1')).status).toBe(429);
});

test('logins with one name are counted over all addresses, and do not keep out where the owner was', async () => {
  const { url, clock } = await server();
  await register(url);
  expect((await login(url, '/api/login', PASSWORD, '192.0.2.7')).status).toBe(200);
  const guesses = await times(21, () => login(url, '/api/login', 'wrong'));
  expect(guesses.map(({ status }) => status)).toEqual([...new Array(19).fill(401), 429, 429]);
  expect(guesses[20]).toEqual({ status: 429, code: 'too-fast', wait: 6 });
  // Not even the right one, from somewhere else.
  expect((await login(url, '/api/login', PASSWORD)).status).toBe(429);
  expect((await login(url, '/api/login', PASSWORD, '192.0.2.7')).status).toBe(200);
  clock.pass(6000);
  expect((await login(url, '/api/login', PASSWORD)).status).toBe(200);
});

test('one person makes ten tables a minute and imports six games, from whatever address', async () => {
  const { url, clock } = await server();
  const guest = new Client(url);
  const { body } = await guest.ask('POST', '/api/tables/aaaaaaaaaaaaaaaa/join', {});
  expect(body).toMatchObject({ code: 'not-found' });
  const post = async (path: string, content: object) => {
    const headers = { cookie: guest.cookie, 'content-type': 'application/json' };
    const reply = await ask(url + path, {
      method: 'POST',
      headers: { ...headers, 'x-forwarded-for': `10.0.1.${++addresses}` },
      body: JSON.stringify(content),
    });
    return reply.status;
  };
  const wish = { seats: ['person', 'person'], kingdom: { by: 'random' }, access: 'link', rated: false };
  expect(await times(12, () => post('/api/tables', wish))).toEqual(few(10, 2));
  const imported = await times(8, () => post('/api/replays', { packed: 'x' }));
  expect(imported).toEqual([...new Array(6).fill(422), 429, 429]);
  clock.pass(10_000);
  expect(await post('/api/replays', { packed: 'x' })).toBe(422);
});

test('what one person says is counted over all their sockets', async () => {
  const { url, clock } = await server();
  const guest = new Client(url);
  const { id } = await guest.make();
  const sockets = await times(5, async () => {
    const socket = new Client(url);
    socket.cookie = guest.cookie;
    await socket.connect();
    onTestFinished(() => socket.close());
    return socket;
  });
  const said = async () => {
    const replies = await Promise.all(
      sockets.flatMap((socket) => [1, 2, 3].map(() => socket.send('chat', { table: id, text: 'hello' }))),
    );
    return replies.filter(({ ok }) => ok).length;
  };
  expect(await said()).toBe(10);
  const refused = await sockets[0].send('chat', { table: id, text: 'hello' });
  expect(refused).toMatchObject({ ok: false, problem: { code: 'too-fast' } });
  clock.pass(4000);
  expect(await said()).toBe(2);
});
