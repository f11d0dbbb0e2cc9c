import type { MailLink, Reminders } from '@provincia/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Client } from '../support/client.ts';
import { databases } from '../support/databases.ts';
import { type MailServer, startMailServer } from '../support/mail-server.ts';
import { DAY, HOUR, Reminding, SECOND } from '../support/reminding.ts';
import { ask } from '../support/request.ts';

const ORIGIN = 'https://games.example';

describe.each(Object.keys(databases) as (keyof typeof databases)[])('on %s', (kind) => {
  let world: Reminding;
  let mails: MailServer;
  beforeAll(async () => {
    mails = await startMailServer();
    world = await Reminding.begin(kind, {
      SMTP_URL: mails.url,
      MAIL_FROM: 'Provincia <games@games.example>',
      ORIGIN,
    });
  });
  afterAll(async () => {
    await world.end();
    await mails.close();
  });

  const to = (address: string) => mails.received.filter((mail) => mail.to === address);
  const state = async (client: Client) => (await client.do<Reminders>('GET', '/api/me/reminders')).mail;
  const give = (client: Client, address: string, language = 'en') =>
    client.ask('POST', '/api/me/mail', { address, language });
  /** The token in the last link of this kind that an address was sent. */
  const token = (address: string, link: string) =>
    new RegExp(`${ORIGIN}/mail/${link}/(\\S+)`).exec(to(address).at(-1)?.text ?? '')?.[1] ?? '';
  const confirm = (client: Client, address: string) =>
    client.do<MailLink>('POST', '/api/mail/confirm', { token: token(address, 'confirm') });
  async function confirmed(name: string, address: string, language = 'en'): Promise<Client> {
    const client = await world.member(name);
    await give(client, address, language);
    await world.pass(SECOND);
    await confirm(client, address);
    return client;
  }

  test('an address is confirmed by a link that ends, and then mails go there, in the language of the person', async () => {
    const [ada, bob] = [await world.member('Ada'), await world.member('Bob')];
    expect((await give(ada, ' ada@mail.example ', 'de')).status).toBe(200);
    expect(await state(ada)).toEqual({ address: 'ada@mail.example', state: 'waiting' });
    await world.pass(SECOND);
    const [mail] = to('ada@mail.example');
    expect(mail.headers.from).toBe('Provincia <games@games.example>');
    expect(mail.text).toContain('games.example');
    expect(mail.html).toContain('<html lang="de">');
    expect(mail.headers).not.toHaveProperty('list-unsubscribe');
    // Nothing is sent to an address that nobody has confirmed.
    const table = await world.game([ada, bob], null);
    await world.pass(20 * SECOND);
    expect(to('ada@mail.example')).toHaveLength(1);
    const stale = token('ada@mail.example', 'confirm');
    await world.pass(DAY);
    const { status, body } = await ada.ask('POST', '/api/mail/confirm', { token: stale });
    expect([status, (body as { code: string }).code]).toEqual([410, 'mail-link']);
    await give(ada, 'ada@mail.example', 'de');
    await world.pass(SECOND);
    expect(await confirm(bob, 'ada@mail.example')).toEqual({
      address: 'ada@mail.example',
      state: 'confirmed',
    });
    await bob.send('resign', { table });
    await world.pass(20 * SECOND);
    const told = to('ada@mail.example')[2];
    expect(told.headers.subject).toBe('Provincia: Deine Partie ist zu Ende');
    expect(told.text).toContain(`${ORIGIN}/table/${table}`);
    expect(told.html).toContain(`<a href="${ORIGIN}/table/${table}">Zum Tisch</a>`);
    expect(to('bob@mail.example')).toEqual([]);
    // Nobody else is told where Ada gets mail.
    expect(JSON.stringify(await bob.do('GET', '/api/people/Ada'))).not.toContain('ada@mail');
    expect(JSON.stringify(await ada.do('GET', '/api/me/data'))).toContain('ada@mail.example');
    await ada.do('DELETE', '/api/me', { password: 'a good password' });
    expect(
      await world.db.selectFrom('mail_addresses').selectAll().where('address', 'like', 'ada@%').execute(),
    ).toEqual([]);
  });

  test('a mail program unsubscribes by a form, and the page of the link can take it back', async () => {
    const cleo = await confirmed('Cleo', 'cleo@mail.example');
    const dan = await world.member('Dan');
    await world.game([cleo, dan], null);
    await world.pass(20 * SECOND);
    const [, { headers }] = to('cleo@mail.example');
    expect(headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
    const link = /^<(.*)>$/.exec(headers['list-unsubscribe'])?.[1] ?? '';
    expect(link).toMatch(`${ORIGIN}/api/mail/unsubscribe?token=`);
    const url = link.replace(ORIGIN, world.url);
    // Whoever only looks changes nothing.
    const looked = await ask(url, { method: 'GET', headers: {} });
    expect([looked.status, looked.headers.location]).toEqual([
      303,
      `/mail/stop/${token('cleo@mail.example', 'stop')}`,
    ]);
    expect((await state(cleo))?.state).toBe('confirmed');
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const stopped = await ask(url, { method: 'POST', headers: form, body: 'List-Unsubscribe=One-Click' });
    expect(stopped.status).toBe(200);
    expect((await state(cleo))?.state).toBe('stopped');
    await world.pass(2 * HOUR);
    await world.game([cleo, dan], null);
    await world.pass(20 * SECOND);
    expect(to('cleo@mail.example')).toHaveLength(2);
    await dan.do('POST', '/api/mail/resubscribe', { token: token('cleo@mail.example', 'stop') });
    expect((await state(cleo))?.state).toBe('confirmed');
    await world.game([cleo, dan], null);
    await world.pass(20 * SECOND);
    expect(to('cleo@mail.example')).toHaveLength(3);
    // A link to unsubscribe does not confirm, and one that somebody made up does nothing.
    const stop = token('cleo@mail.example', 'stop');
    for (const [path, token] of [
      ['confirm', stop],
      ['resubscribe', `${stop}x`],
      ['resubscribe', 'nonsense'],
    ]) {
      expect((await dan.ask('POST', `/api/mail/${path}`, { token })).status).toBe(410);
    }
  });

  test('an address that takes no mail is switched off, and one that cannot now is tried again', async () => {
    const eve = await confirmed('Eve', 'eve@mail.example');
    const fay = await confirmed('Fay', 'fay@mail.example');
    mails.answer((address) =>
      address.startsWith('eve') ? { code: 550, text: 'no such user' } : { code: 451, text: 'later' },
    );
    await world.game([eve, fay], null);
    await world.pass(20 * SECOND);
    expect([(await state(eve))?.state, (await state(fay))?.state]).toEqual(['failed', 'confirmed']);
    mails.answer(() => null);
    await world.pass(31 * SECOND);
    expect([to('eve@mail.example').length, to('fay@mail.example').length]).toEqual([1, 2]);
    await eve.do('DELETE', '/api/me/mail', {});
    expect(await state(eve)).toBeNull();
  });

  test('a person and an address get three mails to confirm a day', async () => {
    const [gil, hugo, ivy] = [
      await world.member('Gil'),
      await world.member('Hugo'),
      await world.member('Ivy'),
    ];
    const codes = async (client: Client, addresses: string[]) => {
      const replies: (string | undefined)[] = [];
      for (const address of addresses)
        replies.push(((await give(client, address)).body as { code?: string }).code);
      return replies;
    };
    const three = ['1@mail.example', '2@mail.example', '3@mail.example'];
    expect(await codes(gil, three)).toEqual([undefined, undefined, undefined]);
    expect(await codes(gil, ['4@mail.example'])).toEqual(['too-many-mails']);
    expect(await state(gil)).toEqual({ address: '3@mail.example', state: 'waiting' });
    expect(await codes(hugo, ['3@mail.example', '3@MAIL.example'])).toEqual([undefined, undefined]);
    expect(await codes(ivy, ['3@mail.example'])).toEqual(['too-many-mails']);
    await world.pass(DAY);
    expect(await codes(ivy, ['3@mail.example'])).toEqual([undefined]);
  });

  test('mail is for members, and for those who have an address', async () => {
    const guest = await world.guest('Jo');
    expect(await give(guest, 'jo@mail.example')).toMatchObject({
      status: 403,
      body: { code: 'members-only' },
    });
    const kay = await world.member('Kay');
    for (const address of ['kay', 'kay@mail', 'a@b.example, c@d.example', `${'k'.repeat(250)}@mail.example`])
      expect((await give(kay, address)).status).toBe(400);
    expect(await state(kay)).toBeNull();
  });
});

test('a server without a mail server offers none', async () => {
  const world = await Reminding.begin('SQLite');
  const ann = await world.member('Ann');
  expect(await ann.do('GET', '/api/me/reminders')).toMatchObject({ mails: false, mail: null });
  const reply = await ann.ask('POST', '/api/me/mail', { address: 'ann@mail.example', language: 'en' });
  expect(reply).toMatchObject({ status: 404, body: { code: 'no-mail' } });
  await world.end();
});
