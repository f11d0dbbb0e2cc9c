import { expect, test } from 'vitest';
import { onBothDatabases } from '../../test/support/people-app.ts';
import { DELETED } from './person.ts';

const PASSWORD = 'correct horse battery';

onBothDatabases((made) => {
  test('people who only look are strangers, and become guests when they play', async () => {
    const browser = made().browser();
    expect((await browser.ask('GET', '/api/me')).body).toEqual({ me: null });
    expect(browser.cookie).toBeUndefined();
    await browser.ask('POST', '/play');
    const { me } = (await browser.ask('GET', '/api/me')).body;
    expect(me).toMatchObject({ kind: 'guest', hasPassword: false, passkeys: 0, program: false });
    expect(me.name).toMatch(/^Guest \d{4}$/);
  });

  test('a guest who registers keeps their id, and their tables hear of it', async () => {
    const browser = made().browser();
    await browser.ask('POST', '/play');
    const id = await made().idOf(browser);
    const guestCookie = browser.cookieHeader();
    const table = await made().table([id, null], { status: 'running' });
    const { status, body } = await browser.ask('POST', '/api/register', { name: 'Ada', password: PASSWORD });
    expect(status).toBe(200);
    expect(body.me).toMatchObject({ name: 'Ada', kind: 'member', hasPassword: true });
    expect(await made().idOf(browser)).toBe(id);
    expect(made().news).toContainEqual({ table, what: 'seats' });
    // What the guest's session has open ends.
    expect(made().news.map(({ what }) => what)).toEqual(['ended', 'seats']);
    // The cookie of the guest does not open the account.
    expect(await made().people.recogniseCookie(guestCookie)).toBeNull();
  });

  test('a stranger can register at once; a member cannot register again', async () => {
    const ada = await made().member('Ada');
    expect((await ada.ask('GET', '/api/me')).body.me.name).toBe('Ada');
    const again = await ada.ask('POST', '/api/register', { name: 'Eve', password: PASSWORD });
    expect(again).toMatchObject({ status: 409, body: { code: 'member-already' } });
  });

  test('a name is taken in every case and Unicode form', async () => {
    await made().member('Zoë');
    for (const name of ['zoë', 'ZOË', 'Ｚoë']) {
      const { status, body } = await made()
        .browser()
        .ask('POST', '/api/register', { name, password: PASSWORD });
      expect([name, status, body.code]).toEqual([name, 409, 'name-taken']);
      expect(body.message).toContain(`"${name}" is taken`);
    }
  });

  test('if two people register a name at the same moment, one gets it', async () => {
    const both = await Promise.all(
      [1, 2].map(() => made().browser().ask('POST', '/api/register', { name: 'Ada', password: PASSWORD })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('nobody takes a name that looks like that of a guest, or a password that is short', async () => {
    const ask = (body: object) => made().browser().ask('POST', '/api/register', body);
    expect((await ask({ name: 'guest 12', password: PASSWORD })).body.code).toBe('name-reserved');
    const short = await ask({ name: 'Ada', password: '1234567' });
    expect(short).toMatchObject({ status: 400, body: { code: 'invalid' } });
    expect(short.body.message).not.toContain('1234567');
  });

  test('passwords are stored as argon2id, and neither they nor cookies are in the log or in replies', async () => {
    const ada = await made().member('Ada', PASSWORD);
    const login = await made().browser().ask('POST', '/api/login', { name: 'Ada', password: PASSWORD });
    const { password } = await made().db.selectFrom('people').selectAll().executeTakeFirstOrThrow();
    expect(password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(made().log.length).toBeGreaterThan(0);
    const told = made().log.join() + JSON.stringify(login.body);
    for (const secret of [PASSWORD, password as string, ada.cookie as string])
      expect(told).not.toContain(secret);
  });

  test('a wrong password and an unknown name are answered alike', async () => {
    await made().member('Ada', PASSWORD);
    const browser = made().browser();
    const wrong = await browser.ask('POST', '/api/login', { name: 'Ada', password: 'something else' });
    const unknown = await browser.ask('POST', '/api/login', { name: 'Eve', password: 'something else' });
    expect(wrong).toMatchObject({ status: 401, body: { code: 'wrong-login' } });
    expect(unknown.body).toEqual(wrong.body);
    expect(browser.cookie).toBeUndefined();
    const right = await browser.ask('POST', '/api/login', { name: ' ada ', password: PASSWORD });
    expect(right.body.me.name).toBe('Ada');
  });

  test("a guest's games move to the member who signs in, and the guest is deleted", async () => {
    const ada = await made().member('Ada', PASSWORD);
    const member = await made().idOf(ada);
    const browser = made().browser();
    await browser.ask('POST', '/play');
    const guest = await made().idOf(browser);
    const played = await made().table([guest, null]);
    const running = await made().table([guest, null], { status: 'running' });
    const bothOver = await made().table([guest, member]);
    const bothOpen = await made().table([guest, member], { status: 'open' });
    await made().say(played, guest, 'Well played.');
    await browser.ask('POST', '/api/login', { name: 'Ada', password: PASSWORD });
    expect(await made().idOf(browser)).toBe(member);
    expect(await made().sitting(played)).toEqual([member, null]);
    // Nobody sits at a table twice.
    expect(await made().sitting(bothOver)).toEqual([DELETED, member]);
    expect(await made().sitting(bothOpen)).toEqual([null, member]);
    expect(made().news.map(({ table }) => table)).toEqual(expect.arrayContaining([running, bothOpen]));
    const { db } = made();
    const hosts = await db.selectFrom('tables').select('host').distinct().execute();
    expect(hosts).toEqual([{ host: member }]);
    expect(await db.selectFrom('chat').select('person').execute()).toEqual([{ person: member }]);
    expect(await db.selectFrom('people').select('id').execute()).toEqual([{ id: member }]);
  });

  test('a member who signs in as another takes nothing with them', async () => {
    await made().member('Ada', PASSWORD);
    const eve = await made().member('Eve');
    const table = await made().table([await made().idOf(eve), null]);
    const before = eve.cookieHeader();
    await eve.ask('POST', '/api/login', { name: 'Ada', password: PASSWORD });
    expect((await eve.ask('GET', '/api/me/games')).body.games).toEqual([]);
    expect(await made().sitting(table)).not.toContain(await made().idOf(eve));
    expect(await made().people.recogniseCookie(before)).toBeNull();
  });

  test('a name can be changed, but not to that of a member', async () => {
    const ada = await made().member('Ada');
    await made().member('Eve');
    expect((await ada.ask('PATCH', '/api/me', { name: 'eve' })).status).toBe(409);
    expect((await ada.ask('PATCH', '/api/me', { name: 'ADA' })).body.me.name).toBe('ADA');
    const guest = made().browser();
    expect((await guest.ask('PATCH', '/api/me', { name: 'EVE' })).status).toBe(409);
    const renamed = await guest.ask('PATCH', '/api/me', { name: 'Somebody' });
    expect(renamed.body.me).toMatchObject({ name: 'Somebody', kind: 'guest' });
  });

  test('changing a password needs the old one, and ends all other sessions', async () => {
    const ada = await made().member('Ada', PASSWORD);
    const elsewhere = made().browser();
    await elsewhere.ask('POST', '/api/login', { name: 'Ada', password: PASSWORD });
    const change = (old: string) => ada.ask('POST', '/api/me/password', { old, new: 'another password' });
    expect(await change('wrong')).toMatchObject({ status: 403, body: { code: 'wrong-password' } });
    expect((await change(PASSWORD)).status).toBe(200);
    expect((await elsewhere.ask('GET', '/api/me')).body).toEqual({ me: null });
    expect((await ada.ask('GET', '/api/me')).body.me.name).toBe('Ada');
    const login = (password: string) => made().browser().ask('POST', '/api/login', { name: 'Ada', password });
    expect((await login(PASSWORD)).status).toBe(401);
    expect((await login('another password')).status).toBe(200);
  });
});
