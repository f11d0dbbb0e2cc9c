import Fastify from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';
import { onBothDatabases } from '../../test/support/people-app.ts';
import { readConfig } from '../config.ts';
import { makeApi } from '../http/api.ts';
import { addLimits } from '../http/limits.ts';
import { peopleRoutes } from './routes.ts';

const PASSWORD = 'a good password';
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

onBothDatabases((made) => {
  test('the cookie is out of reach for scripts and other sites, and its token is not stored', async () => {
    const browser = made().browser();
    await browser.ask('POST', '/play');
    expect(browser.setCookie).toMatch(/HttpOnly/);
    expect(browser.setCookie).toMatch(/SameSite=Lax/);
    expect(browser.setCookie).toMatch(/Path=\//);
    expect(browser.setCookie).toMatch(/Max-Age=31536000/);
    expect(browser.setCookie).not.toMatch(/Secure/);
    const [{ id }] = await made().db.selectFrom('sessions').selectAll().execute();
    expect(id).not.toBe(browser.cookie);
  });

  test('a session notes at most once a minute that it is in use, and renews its cookie once a day', async () => {
    const browser = made().browser();
    await browser.ask('POST', '/play');
    const seen = async () =>
      (await made().db.selectFrom('sessions').selectAll().executeTakeFirstOrThrow()).seen_at;
    const start = made().now;
    made().now += MINUTE - 1;
    await browser.ask('GET', '/api/me');
    expect(await seen()).toBe(start);
    made().now += 1;
    expect((await browser.ask('GET', '/api/me')).headers['set-cookie']).toBeUndefined();
    expect(await seen()).toBe(start + MINUTE);
    made().now += 2 * DAY;
    expect(String((await browser.ask('GET', '/api/me')).headers['set-cookie'])).toContain(browser.cookie);
  });

  test('a session is over when nobody has come back for a year', async () => {
    const ada = await made().member('Ada');
    made().now += 365 * DAY;
    expect((await ada.ask('GET', '/api/me')).body).toEqual({ me: null });
  });

  test('an unknown cookie belongs to a stranger', async () => {
    const browser = made().browser();
    browser.cookie = 'something';
    expect((await browser.ask('GET', '/api/me')).body).toEqual({ me: null });
    expect((await browser.ask('GET', '/api/sessions')).status).toBe(401);
    expect(await made().people.recogniseCookie(undefined)).toBeNull();
    expect(await made().people.recogniseCookie('a=%E0%A4%A; provincia=%')).toBeNull();
  });

  test('after signing out people are strangers, and their old cookie does not work', async () => {
    const ada = await made().member('Ada');
    const cookie = ada.cookieHeader();
    await ada.ask('POST', '/api/logout');
    expect(ada.cookie).toBeUndefined();
    expect(await made().people.recogniseCookie(cookie)).toBeNull();
  });

  test('people can end their other sessions, one or all, but not those of others', async () => {
    const ada = await made().member('Ada');
    const eve = await made().member('Eve');
    const [second, third] = [made().browser(), made().browser()];
    for (const browser of [second, third]) {
      made().now += MINUTE;
      await browser.ask('POST', '/api/login', { name: 'Ada', password: PASSWORD });
    }
    const { sessions } = (await ada.ask('GET', '/api/sessions')).body;
    expect(sessions.map(({ current }: { current: boolean }) => current)).toContain(true);
    expect(sessions).toHaveLength(3);
    const [newest] = (await third.ask('GET', '/api/sessions')).body.sessions.filter(
      ({ current }: { current: boolean }) => current,
    );
    expect((await eve.ask('DELETE', `/api/sessions/${newest.id}`)).status).toBe(404);
    expect((await ada.ask('DELETE', `/api/sessions/${newest.id}`)).status).toBe(200);
    expect((await third.ask('GET', '/api/me')).body).toEqual({ me: null });
    expect((await second.ask('GET', '/api/me')).body.me.name).toBe('Ada');
    await ada.ask('DELETE', '/api/sessions');
    expect((await second.ask('GET', '/api/me')).body).toEqual({ me: null });
    expect((await ada.ask('GET', '/api/me')).body.me.name).toBe('Ada');
    expect((await eve.ask('GET', '/api/me')).body.me.name).toBe('Eve');
  });

  test('a program plays with a token, and cannot change the account', async () => {
    const ada = await made().member('Ada');
    const { token, info } = (await ada.ask('POST', '/api/tokens', { label: 'My bot' })).body;
    const program = made().browser();
    const by = { authorization: `Bearer ${token}` };
    const me = await program.ask('GET', '/api/me', undefined, by);
    expect(me.body.me).toMatchObject({ name: 'Ada', kind: 'member', program: true });
    expect(await made().people.recogniseBearer(by.authorization)).toMatchObject({
      program: true,
      session: null,
    });
    for (const [method, path, body] of [
      ['POST', '/api/tokens', { label: 'Another' }],
      ['POST', '/api/me/password', { new: 'another password' }],
      ['GET', '/api/me/data', undefined],
      ['GET', '/api/sessions', undefined],
      ['POST', '/api/passkeys/options', {}],
      ['PATCH', '/api/me', { name: 'Bot' }],
      ['DELETE', '/api/me', { password: PASSWORD }],
    ] as const) {
      const { status, body: said } = await program.ask(method, path, body, by);
      expect([path, status, said.code]).toEqual([path, 403, 'not-for-programs']);
    }
    const { tokens } = (await ada.ask('GET', '/api/tokens')).body;
    expect(tokens).toEqual([{ ...info, seen: new Date(made().now).toISOString() }]);
    expect(JSON.stringify(tokens)).not.toContain(token);
    await ada.ask('DELETE', `/api/tokens/${info.id}`);
    const refused = await program.ask('GET', '/api/me', undefined, by);
    expect(refused).toMatchObject({ status: 401, body: { code: 'wrong-token' } });
    expect((await program.ask('GET', '/api/me', undefined, { authorization: 'Basic abc' })).status).toBe(401);
  });

  test('tokens are for members, and ten at most', async () => {
    const guest = made().browser();
    await guest.ask('POST', '/play');
    expect((await guest.ask('POST', '/api/tokens', { label: 'x' })).status).toBe(403);
    const ada = await made().member('Ada');
    for (let i = 0; i < 10; i++)
      expect((await ada.ask('POST', '/api/tokens', { label: 'x' })).status).toBe(200);
    const eleventh = await ada.ask('POST', '/api/tokens', { label: 'x' });
    expect(eleventh).toMatchObject({ status: 409, body: { code: 'too-many-tokens' } });
  });

  test('passwords cannot be tried more than ten times a minute', async () => {
    // The rate limit uses the clock of the process.
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const config = readConfig({});
    if (typeof config === 'string') throw new Error(config);
    const app = Fastify();
    await addLimits(app, config);
    const { db, people } = made();
    peopleRoutes(makeApi(app, people.recognise), { db, config, now: () => made().now });
    const payload = { name: 'Ada', password: 'x' };
    const statuses: number[] = [];
    for (let i = 0; i < 11; i++) {
      statuses.push((await app.inject({ method: 'POST', url: '/api/login', payload })).statusCode);
    }
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
    await app.close();
  });
});

onBothDatabases(
  (made) => {
    test('where people use https the cookie is sent over https only', async () => {
      const browser = made().browser();
      await browser.ask('POST', '/play');
      expect(browser.setCookie).toMatch(/Secure/);
    });
  },
  { ORIGIN: 'https://play.example.org' },
);
