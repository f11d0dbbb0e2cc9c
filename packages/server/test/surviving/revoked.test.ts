import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { RunningServer } from '../../src/app.ts';
import { Connections } from '../../src/people/connections.ts';
import { simpleAnswer } from '../support/answers.ts';
import { Client } from '../support/client.ts';
import { databases, type TestDatabase } from '../support/databases.ts';
import { Program } from '../support/program.ts';
import { serverHere } from '../support/server.ts';
import { until } from '../support/waiting.ts';

const PASSWORD = 'a good password';

describe.each(['SQLite', 'PostgreSQL'] as const)('on %s', (name) => {
  let database: TestDatabase;
  let server: RunningServer;
  /** Where sessions end. With PostgreSQL it is another process than the one that has the socket. */
  let other: RunningServer;
  let count = 0;
  beforeAll(async () => {
    database = await databases[name]();
    server = await serverHere(database.env);
    other = name === 'SQLite' ? server : await serverHere(database.env);
  });
  afterAll(async () => {
    await server.stop();
    if (other !== server) await other.stop();
    await database.remove();
  });

  /** A member with two browsers; the first has a socket and watches a game of theirs. */
  async function member() {
    const [seen, home] = [new Client(server.url), new Client(other.url)];
    const account = { name: `Ada ${name} ${++count}`, password: PASSWORD };
    await seen.do('POST', '/api/register', account);
    await home.do('POST', '/api/login', account);
    const rival = new Client(server.url);
    const { id } = await seen.make();
    await rival.do('POST', `/api/tables/${id}/join`, {});
    for (const client of [seen, rival]) {
      await client.connect();
      onTestFinished(() => client.close());
      await client.watch(id);
      await client.until(({ sights }) => sights.length > 0, 'the first sight');
    }
    return { seen, home, rival, id };
  }

  const endings: [string, (seen: Client, home: Client) => Promise<unknown>][] = [
    ['all other sessions are ended', (_, home) => home.do('DELETE', '/api/sessions')],
    [
      'the password is changed',
      (_, home) => home.do('POST', '/api/me/password', { old: PASSWORD, new: 'another one' }),
    ],
    ['they sign out', (seen) => seen.do('POST', '/api/logout')],
    ['the account is deleted', (_, home) => home.do('DELETE', '/api/me', { password: PASSWORD })],
    [
      'the session is ended by its id',
      async (_, home) => {
        const { sessions } = await home.do<{ sessions: { id: string; current: boolean }[] }>(
          'GET',
          '/api/sessions',
        );
        const [{ id }] = sessions.filter(({ current }) => !current);
        await home.do('DELETE', `/api/sessions/${id}`);
      },
    ],
  ];
  test.each(endings)('a socket is cut off at once when %s', async (_what, end) => {
    const { seen, home, rival, id } = await member();
    await end(seen, home);
    await until(() => !seen.connected, 'the end of the connection');
    const sights = seen.sights.length;
    // The game goes on, for others.
    const asked = rival.sight.decision === null ? null : simpleAnswer(rival.sight);
    if (asked !== null) expect(await rival.answer(asked)).toMatchObject({ ok: true });
    expect(seen.sights).toHaveLength(sights);
    // The old cookie opens a socket, but it is a stranger's.
    await seen.connect();
    await seen.watch(id);
    expect(seen.sight.view.own).toBeNull();
  });

  test('a guest who registers elsewhere in the browser is cut off, and comes back as the member', async () => {
    const guest = new Client(server.url);
    const { id } = await guest.make({ seats: ['person', { bot: 'easy' }] });
    await guest.connect();
    onTestFinished(() => guest.close());
    await guest.watch(id);
    await guest.do('POST', '/api/register', { name: `Bea ${name}`, password: PASSWORD });
    await until(() => !guest.connected, 'the end of the connection');
    await guest.connect();
    await guest.watch(id);
    expect(guest.sight.view.own?.seat).toBe(0);
  });

  test('the stream of a program ends when its token is revoked or its owner is gone', async () => {
    const { program, owner } = await Program.of(server.url, `Owner ${name}`);
    owner.url = other.url;
    await program.listen();
    const { tokens } = await owner.do<{ tokens: { id: string }[] }>('GET', '/api/tokens');
    await owner.do('DELETE', `/api/tokens/${encodeURIComponent(tokens[0].id)}`);
    await until(() => program.ended, 'the end of the stream');
    const { token } = await owner.do<{ token: string }>('POST', '/api/tokens', { label: 'again' });
    const again = new Program(server.url, token);
    await again.listen();
    await owner.do('DELETE', '/api/me', { password: PASSWORD });
    await until(() => again.ended, 'the end of the stream');
  });

  test('what was told to nobody is found by looking: sessions and tokens that are gone end', async () => {
    const { db, bus } = database.store;
    const now = Date.now;
    const connections = new Connections({
      db,
      bus,
      now,
      onError: (error) => expect.unreachable(String(error)),
    });
    const guest = new Client(server.url);
    await guest.make();
    const [{ id }] = await db
      .selectFrom('sessions')
      .select('id')
      .orderBy('created_at', 'desc')
      .limit(1)
      .execute();
    const ended: string[] = [];
    connections.hold(id, () => ended.push('kept'));
    const release = connections.hold('gone', () => ended.push('released'));
    connections.hold('gone', () => ended.push('gone'));
    release();
    await connections.check([id, 'gone']);
    expect(ended).toEqual(['gone']);
  });
});
