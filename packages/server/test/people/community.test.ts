import type { Blocks, Calls, Following, Names, Relation, Table } from '@provincia/protocol';
import { expect, test } from 'vitest';
import { Client } from '../support/client.ts';
import { look, member, onBothDatabases, onServer, PEACE, sitDown } from '../support/games.ts';

const invite = (host: Client, name: string, wish = {}) =>
  host.ask('POST', '/api/tables', { seats: ['person', { invite: name }], kingdom: PEACE, ...wish });
const callsOf = (client: Client) => client.do<Calls>('GET', '/api/me/calls');
const follow = (client: Client, name: string) => client.do('PUT', `/api/me/following/${name}`);
const hasHeard = (client: Client, what: string) =>
  client.heard.some(([event, news]) => event === 'news' && (news as { what: string }).what === what);

onBothDatabases('people', (url) => {
  let made = 0;
  const newMember = async (name: string) => {
    const called = `${name} ${++made}`;
    return { called, client: await member(url(), called) };
  };

  test('members follow members, and nobody else knows', async () => {
    const { client: ada } = await newMember('Ada');
    const eve = await newMember('Eve');
    expect((await ada.ask('PUT', '/api/me/following/Nobody At All')).status).toBe(404);
    expect((await eve.client.ask('PUT', `/api/me/following/${eve.called}`)).body).toMatchObject({
      code: 'yourself',
    });
    await follow(ada, eve.called.toUpperCase());
    await follow(ada, eve.called);
    const { people } = await ada.do<Following>('GET', '/api/me/following');
    expect(people).toEqual([{ name: eve.called, seen: null, playing: [], waiting: [] }]);
    expect(await ada.do<Relation>('GET', `/api/me/people/${eve.called}`)).toEqual({
      self: false,
      follows: true,
      block: null,
    });
    const page = await eve.client.do<object>('GET', `/api/people/${eve.called}`);
    expect(JSON.stringify(page)).not.toMatch(/follow/);
    await ada.do('DELETE', `/api/me/following/${eve.called}`);
    expect(await ada.do('GET', '/api/me/following')).toEqual({ people: [] });
    const guest = new Client(url());
    await guest.do('PATCH', '/api/me', { name: 'Gustav' });
    expect((await guest.ask('PUT', `/api/me/following/${eve.called}`)).status).toBe(403);
  });

  test('who follows somebody sees their open games, and when they were here only if they allow it', async () => {
    const { client: ada } = await newMember('Ada');
    const eve = await newMember('Eve');
    await follow(ada, eve.called);
    const hidden = await eve.client.make({ kingdom: PEACE });
    const open = await eve.client.make({ kingdom: PEACE, access: 'open' });
    const { id } = await sitDown(url(), { kingdom: PEACE, access: 'open' }, [eve.client, new Client(url())]);
    const followed = async () => (await ada.do<Following>('GET', '/api/me/following')).people[0];
    expect(await followed()).toEqual({ name: eve.called, seen: null, playing: [id], waiting: [open.id] });
    expect(JSON.stringify(await followed())).not.toContain(hidden.id);
    await eve.client.do('PATCH', '/api/me/privacy', { seen: true });
    expect((await followed()).seen).toBe('today');
  });

  test('members are found by how their names begin, and companions are suggested', async () => {
    const { client: ada } = await newMember('Ada');
    const [zoe, zora] = [await newMember('Zoe'), await newMember('Zora')];
    const guest = new Client(url());
    await guest.do('PATCH', '/api/me', { name: 'Zosia' });
    const find = async (name: string) => (await ada.do<Names>('GET', `/api/people?find=${name}`)).names;
    expect(await find('zO')).toEqual([zoe.called, zora.called].sort());
    expect(await find('zor')).toEqual([zora.called]);
    expect(await find('z%25')).toEqual([]);
    expect((await ada.ask('GET', '/api/people?find=z')).status).toBe(400);
    expect((await new Client(url()).ask('GET', '/api/people?find=zo')).status).toBe(401);
    const { players } = await sitDown(url(), { kingdom: PEACE }, [ada, zoe.client]);
    await players[1].send('resign', { table: players[1].sight.table });
    await ada.until(({ tables }) => tables.at(-1)?.status === 'over', 'the end');
    await follow(ada, zora.called);
    expect((await ada.do<Names>('GET', '/api/me/companions')).names).toEqual([zora.called, zoe.called]);
  });

  test('an invitation keeps a seat, is heard of at once, and is accepted or declined', async () => {
    const ada = await newMember('Ada');
    const eve = await newMember('Eve');
    await eve.client.connect();
    const table = (await invite(ada.client, eve.called, { rated: true })).body as Table;
    expect(table.seats).toMatchObject([{ name: ada.called }, { name: eve.called, kind: 'invited' }]);
    await eve.client.until((client) => hasHeard(client, 'invited'), 'the invitation');
    expect((await callsOf(eve.client)).invitations).toEqual([
      { table: table.id, from: ada.called, players: 2, clock: null, rated: true },
    ]);
    // Nobody else gets the seat.
    const other = await newMember('Rita');
    expect((await other.client.ask('POST', `/api/tables/${table.id}/join`, {})).status).toBe(409);
    await ada.client.connect();
    await ada.client.watch(table.id);
    await eve.client.do('POST', `/api/tables/${table.id}/decline`);
    await ada.client.until(({ tables }) => tables.at(-1)?.seats[1].kind === 'free', 'the refusal');
    expect((await callsOf(eve.client)).invitations).toEqual([]);
    // The host asks again, at the table that there is.
    await ada.client.do('PATCH', `/api/tables/${table.id}`, { seats: [0, { invite: eve.called }] });
    const begun = await eve.client.do('POST', `/api/tables/${table.id}/join`, {});
    expect(begun).toMatchObject({ status: 'running', you: 1 });
    expect((await callsOf(eve.client)).invitations).toEqual([]);
  });

  test('there are at most three open invitations to the same person, and none to oneself or to nobody', async () => {
    const ada = await newMember('Ada');
    const eve = await newMember('Eve');
    for (let i = 0; i < 3; i++) expect((await invite(ada.client, eve.called)).status).toBe(200);
    expect(await invite(ada.client, eve.called)).toMatchObject({
      status: 429,
      body: { code: 'too-many-invitations' },
    });
    expect(await invite(ada.client, ada.called)).toMatchObject({ status: 422, body: { code: 'yourself' } });
    expect((await invite(ada.client, 'Nobody at all')).status).toBe(404);
    const guest = new Client(url());
    expect(await invite(guest, eve.called)).toMatchObject({ status: 403, body: { code: 'members-only' } });
  });

  test('whom somebody does not want to hear from cannot invite them, and does not learn why', async () => {
    const ada = await newMember('Ada');
    const [eve, ines, rita] = [await newMember('Eve'), await newMember('Ines'), await newMember('Rita')];
    await eve.client.do('POST', '/api/me/blocks', { name: ada.called });
    await ines.client.do('PATCH', '/api/me/privacy', { invitations: 'nobody' });
    await rita.client.do('PATCH', '/api/me/privacy', { invitations: 'followed' });
    const answers = [];
    for (const { called } of [eve, ines, rita]) answers.push(await invite(ada.client, called));
    expect(answers[0]).toMatchObject({ status: 403, body: { code: 'not-invitable' } });
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
    await follow(rita.client, ada.called);
    expect((await invite(ada.client, rita.called)).status).toBe(200);
  });

  test('people between whom there is a block do not sit at a table together', async () => {
    const ada = await newMember('Ada');
    const eve = await newMember('Eve');
    const kept = (await invite(eve.client, ada.called)).body as Table;
    const open = await ada.client.make({ kingdom: PEACE, access: 'open' });
    await ada.client.do('POST', '/api/me/blocks', { name: eve.called });
    // A seat that was kept is not any more.
    expect((await callsOf(ada.client)).invitations).toEqual([]);
    expect(await eve.client.do('GET', `/api/tables/${kept.id}`)).toMatchObject({
      seats: [{}, { kind: 'free' }],
    });
    const join = (client: Client, id: string) => client.ask('POST', `/api/tables/${id}/join`, {});
    expect(await join(eve.client, open.id)).toMatchObject({ status: 403, body: { code: 'not-together' } });
    expect(await join(ada.client, kept.id)).toEqual(await join(eve.client, open.id));
    const { blocks } = await ada.client.do<Blocks>('GET', '/api/me/blocks');
    expect(blocks).toMatchObject([{ name: eve.called }]);
    await ada.client.do('DELETE', `/api/me/blocks/${blocks[0].id}`);
    expect((await join(eve.client, open.id)).status).toBe(200);
  });

  test('what somebody writes is not seen by who has blocked them; a guest is blocked by their line', async () => {
    const ada = await newMember('Ada');
    const { id, players } = await sitDown(url(), { kingdom: PEACE }, [ada.client, new Client(url())]);
    const [, guest] = players;
    const watcher = await look(new Client(url()), id);
    const say = (client: Client, text: string) => client.send('chat', { table: id, text });
    await say(guest, 'Hello!');
    await ada.client.until(({ chat }) => chat.length === 1, 'the first line');
    const [line] = ada.client.chat;
    await ada.client.do('POST', '/api/me/blocks', { table: id, line: line.n });
    await say(guest, 'Are you there?');
    await say(ada.client, 'Yes.');
    await ada.client.until(({ chat }) => chat.length === 2, 'an own line');
    expect(ada.client.chat.map(({ text }) => text)).toEqual(['Hello!', 'Yes.']);
    await watcher.until(({ chat }) => chat.length === 3, 'all lines');
    // Who comes again does not see the old lines either, and everybody is told apart.
    const again = new Client(url());
    again.cookie = ada.client.cookie;
    await look(again, id);
    await again.until(({ chat }) => chat.length > 0, 'the chat');
    expect(again.chat.map(({ text }) => text)).toEqual(['Yes.']);
    const [first, second, third] = watcher.chat;
    expect([first.by === second.by, first.by === third.by]).toEqual([true, false]);
  });

  test('what somebody has to do with others is in their file, and goes with the account both ways', async () => {
    const ada = await newMember('Ada');
    const eve = await newMember('Eve');
    const rita = await newMember('Rita');
    await follow(ada.client, eve.called);
    await follow(eve.client, ada.called);
    await ada.client.do('POST', '/api/me/blocks', { name: rita.called });
    await ada.client.do('PATCH', '/api/me/privacy', { invitations: 'followed' });
    const { community } = await ada.client.do<{ community: object }>('GET', '/api/me/data');
    expect(community).toMatchObject({
      privacy: { invitations: 'followed', seen: false },
      follows: [{ name: eve.called }],
      blocks: [{ name: rita.called }],
    });
    await eve.client.do('DELETE', '/api/me', { password: 'a good password' });
    expect(await ada.client.do('GET', '/api/me/following')).toEqual({ people: [] });
    await rita.client.do('DELETE', '/api/me', { password: 'a good password' });
    expect(await ada.client.do('GET', '/api/me/blocks')).toEqual({ blocks: [] });
  });

  test('a guest who turns out to be a member brings their blocks along', async () => {
    const ada = await newMember('Ada');
    const eve = await newMember('Eve');
    const guest = new Client(url());
    await guest.do('PATCH', '/api/me', { name: 'Gustav' });
    await guest.do('POST', '/api/me/blocks', { name: eve.called });
    await guest.do('POST', '/api/login', { name: ada.called, password: 'a good password' });
    expect((await guest.do<Blocks>('GET', '/api/me/blocks')).blocks).toMatchObject([{ name: eve.called }]);
  });
});

onServer(
  'limits',
  (url) => {
    test('nobody sends more than ten invitations a minute', async () => {
      const ada = await member(url(), 'Ada');
      await member(url(), 'Eve');
      const { id } = await ada.make({ kingdom: PEACE });
      const answers = [];
      for (let i = 0; i < 11; i++)
        answers.push(await ada.ask('PATCH', `/api/tables/${id}`, { seats: [0, { invite: 'Eve' }] }));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
      expect(answers[10]).toMatchObject({ status: 429, body: { code: 'too-fast' } });
    });
  },
  { env: { RATE_LIMIT: '300' } },
);
