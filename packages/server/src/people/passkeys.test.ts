import { PasskeyCreation, PasskeyRequest } from '@provincia/protocol';
import { expect, test } from 'vitest';
import { Authenticator } from '../../test/support/authenticator.ts';
import { type Browser, onBothDatabases } from '../../test/support/people-app.ts';

const ORIGIN = 'http://localhost';
const MINUTE = 60_000;

async function challenge(browser: Browser, path: string, body?: object): Promise<string> {
  const answer = await browser.ask('POST', path, body);
  if (answer.status !== 200) throw new Error(answer.body.message);
  const Options = path.startsWith('/api/login') ? PasskeyRequest : PasskeyCreation;
  return Options.parse(answer.body).challenge;
}

async function register(browser: Browser, key: Authenticator, name: string) {
  const passkey = key.make(await challenge(browser, '/api/passkeys/options', { name }));
  return browser.ask('POST', '/api/passkeys', { name, passkey });
}

async function signIn(browser: Browser, key: Authenticator) {
  const passkey = key.sign(await challenge(browser, '/api/login/passkey/options'));
  return browser.ask('POST', '/api/login/passkey', { passkey });
}

onBothDatabases((made) => {
  test('a guest registers with a passkey, keeps their games, and signs in with it elsewhere', async () => {
    const key = new Authenticator(ORIGIN);
    const browser = made().browser();
    await browser.ask('POST', '/play');
    const id = await made().idOf(browser);
    const before = browser.cookieHeader();
    const { status, body } = await register(browser, key, 'Ada');
    expect(status).toBe(200);
    expect(body.me).toMatchObject({ name: 'Ada', kind: 'member', hasPassword: false, passkeys: 1 });
    expect(await made().idOf(browser)).toBe(id);
    expect(await made().people.recogniseCookie(before)).toBeNull();

    const elsewhere = made().browser();
    await elsewhere.ask('POST', '/play');
    const table = await made().table([await made().idOf(elsewhere), null]);
    key.counter++;
    expect((await signIn(elsewhere, key)).body.me.name).toBe('Ada');
    expect(await made().sitting(table)).toEqual([id, null]);
  });

  test('a member adds a passkey to their password, and removes it', async () => {
    const ada = await made().member('Ada');
    const key = new Authenticator(ORIGIN);
    expect((await register(ada, key, 'Ignored')).body.me).toMatchObject({ name: 'Ada', passkeys: 1 });
    const { passkeys } = (await ada.ask('GET', '/api/passkeys')).body;
    expect(passkeys).toMatchObject([{ id: key.id }]);
    const eve = await made().member('Eve');
    expect((await eve.ask('DELETE', `/api/passkeys/${key.id}`)).status).toBe(404);
    expect((await ada.ask('DELETE', `/api/passkeys/${key.id}`)).status).toBe(200);
    expect((await signIn(made().browser(), key)).status).toBe(401);
  });

  test('the last way to sign in stays', async () => {
    const key = new Authenticator(ORIGIN);
    const browser = made().browser();
    await register(browser, key, 'Ada');
    const kept = await browser.ask('DELETE', `/api/passkeys/${key.id}`);
    expect(kept).toMatchObject({ status: 409, body: { code: 'last-passkey' } });
    await browser.ask('POST', '/api/me/password', { new: 'a good password' });
    expect((await browser.ask('DELETE', `/api/passkeys/${key.id}`)).status).toBe(200);
  });

  test('a signature cannot be used twice', async () => {
    const key = new Authenticator(ORIGIN);
    await register(made().browser(), key, 'Ada');
    const browser = made().browser();
    const passkey = key.sign(await challenge(browser, '/api/login/passkey/options'));
    const ask = () => made().browser().ask('POST', '/api/login/passkey', { passkey });
    const both = await Promise.all([ask(), ask()]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
    expect(await ask()).toMatchObject({ status: 401, body: { code: 'challenge-used' } });
  });

  test('a challenge is good for five minutes', async () => {
    const key = new Authenticator(ORIGIN);
    await register(made().browser(), key, 'Ada');
    const browser = made().browser();
    const passkey = key.sign(await challenge(browser, '/api/login/passkey/options'));
    made().now += 5 * MINUTE;
    expect((await browser.ask('POST', '/api/login/passkey', { passkey })).body.code).toBe('challenge-used');
  });

  test('a challenge is for one person, or for signing in, and not made up', async () => {
    const key = new Authenticator(ORIGIN);
    await register(made().browser(), key, 'Ada');
    const [ada, eve] = [made().browser(), await made().member('Eve')];
    const toMake = await challenge(eve, '/api/passkeys/options', {});
    const signed = await ada.ask('POST', '/api/login/passkey', { passkey: key.sign(toMake) });
    expect(signed.body.code).toBe('challenge-used');
    const other = await made().member('Bob');
    const made2 = await other.ask('POST', '/api/passkeys', {
      passkey: new Authenticator(ORIGIN).make(toMake),
    });
    expect(made2.body.code).toBe('challenge-used');
    const invented = await ada.ask('POST', '/api/login/passkey', { passkey: key.sign('bWFkZSB1cA') });
    expect(invented.body.code).toBe('challenge-used');
  });

  test('a passkey of another site, with another key or with an old counter is refused', async () => {
    const key = new Authenticator(ORIGIN);
    key.counter = 5;
    await register(made().browser(), key, 'Ada');
    const browser = made().browser();
    const options = () => challenge(browser, '/api/login/passkey/options');
    const send = (passkey: object) => browser.ask('POST', '/api/login/passkey', { passkey });
    const foreign = new Authenticator('https://evil.example');
    const refused = { status: 401, body: { code: 'passkey-refused' } };
    expect(await send({ ...foreign.sign(await options()), id: key.id, rawId: key.id })).toMatchObject(
      refused,
    );
    const forged = new Authenticator(ORIGIN);
    expect(await send({ ...forged.sign(await options()), id: key.id, rawId: key.id })).toMatchObject(refused);
    expect(await send(forged.sign(await options()))).toMatchObject(refused);
    // The right key, but for a page at another port.
    key.counter = 6;
    key.origin = `${ORIGIN}:8080`;
    expect(await send(key.sign(await options()))).toMatchObject(refused);
    key.origin = ORIGIN;
    // A copy that has signed less often than the original.
    key.counter = 4;
    expect(await send(key.sign(await options()))).toMatchObject(refused);
    key.counter = 6;
    const nonsense = key.sign(await options());
    nonsense.response.clientDataJSON = 'AAAA';
    expect(await send(nonsense)).toMatchObject(refused);
    expect(browser.cookie).toBeUndefined();
    expect((await signIn(browser, key)).status).toBe(200);
  });

  test('a guest has to name a free name to register', async () => {
    await made().member('Ada');
    const guest = made().browser();
    const ask = (body: object) => guest.ask('POST', '/api/passkeys/options', body);
    expect(await ask({})).toMatchObject({ status: 422, body: { code: 'name-needed' } });
    expect(await ask({ name: 'ada' })).toMatchObject({ status: 409, body: { code: 'name-taken' } });
  });
});
