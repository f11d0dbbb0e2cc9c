import type {
  Calls,
  Match,
  ModerationCases,
  ModerationLog,
  ModeratorAct,
  OwnReports,
  Report,
  Table,
} from '@provincia/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningServer } from '../../src/app.ts';
import { setModerator } from '../../src/moderation/moderators.ts';
import { Client } from '../support/client.ts';
import { databases, type TestDatabase } from '../support/databases.ts';
import { look, member, PEACE, sitDown } from '../support/games.ts';
import { serverHere } from '../support/server.ts';

const reason = 'Insults in the chat.';

describe.each(['SQLite', 'PostgreSQL'] as const)('moderation, on %s', (where) => {
  let database: TestDatabase;
  let server: RunningServer;
  let made = 0;
  beforeAll(async () => {
    database = await databases[where]();
    server = await serverHere(database.env);
  });
  afterAll(async () => {
    await server.stop();
    await database.remove();
  });
  const db = () => database.store.db;
  const newMember = async (name: string) => {
    const called = `${name} ${++made}`;
    const client = await member(server.url, called);
    const { person } = await client.do<{ person: { id: string } }>('GET', '/api/me/data');
    return { called, client, id: person.id };
  };
  const newModerator = async () => {
    const one = await newMember('Mona');
    await setModerator(db(), one.id, true, Date.now());
    return one;
  };
  const act = (client: Client, deed: object) => client.ask('POST', '/api/moderation/acts', deed);
  const must = (client: Client, deed: Partial<ModeratorAct>) =>
    client.do('POST', '/api/moderation/acts', deed);
  const casesAbout = async (client: Client, id: string) =>
    (await client.do<ModerationCases>('GET', '/api/moderation/cases')).cases.filter(
      ({ person }) => person === id,
    );
  const entriesAbout = async (client: Client, id: string) =>
    (await client.do<ModerationLog>('GET', `/api/moderation/log?person=${id}`)).entries;
  const say = (client: Client, table: string, text: string) => client.send('chat', { table, text });
  /** Two at a table, one of whom has written something. */
  async function quarrel() {
    const [ada, rude] = [await newMember('Ada'), await newMember('Rude')];
    const { id } = await sitDown(server.url, { kingdom: PEACE }, [ada.client, rude.client]);
    await say(rude.client, id, 'You fool!');
    await ada.client.until(({ chat }) => chat.length === 1, 'the line');
    return { ada, rude, table: id, n: ada.client.chat[0].n };
  }
  const reportLine = (client: Client, table: string, line: number) =>
    client.do('POST', '/api/reports', { about: { table, line }, reason: 'chat', text: 'He insults me.' });

  test('a report keeps a copy of what it is about, and can be sent once', async () => {
    const { ada, rude, table, n } = await quarrel();
    const moderator = await newModerator();
    await reportLine(ada.client, table, n);
    const again = { about: { table, seat: 1 }, reason: 'chat' };
    expect(await ada.client.ask('POST', '/api/reports', again)).toMatchObject({
      status: 409,
      body: { code: 'reported-already' },
    });
    expect(
      await ada.client.ask('POST', '/api/reports', { ...again, about: { table, seat: 0 } }),
    ).toMatchObject({
      status: 422,
      body: { code: 'yourself' },
    });
    const [{ name, reports }] = await casesAbout(moderator.client, rude.id);
    expect(name).toBe(rude.called);
    expect(reports).toMatchObject([
      {
        reporter: ada.called,
        name: rude.called,
        reason: 'chat',
        text: 'He insults me.',
        table,
        lines: [{ n, text: 'You fool!', hidden: false }],
      } satisfies Partial<Report> | { lines: object },
    ]);
  });

  test('nobody sends more than five reports an hour', async () => {
    const ada = await newMember('Ada');
    const answers = [];
    for (let i = 0; i < 6; i++) {
      const { called } = await newMember('Odd');
      answers.push(await ada.client.ask('POST', '/api/reports', { about: { name: called }, reason: 'name' }));
    }
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429]);
    expect(answers[5].body).toMatchObject({ code: 'too-many-reports' });
  });

  test('only moderators see reports and decide; not about themselves nor about each other', async () => {
    const { ada, rude } = await quarrel();
    const [moderator, other] = [await newModerator(), await newModerator()];
    const warning = { do: 'warning', person: rude.id, reports: [], reason };
    for (const path of ['cases', 'log', 'log.json'])
      expect((await ada.client.ask('GET', `/api/moderation/${path}`)).status).toBe(403);
    expect(await act(ada.client, warning)).toMatchObject({ status: 403, body: { code: 'moderators-only' } });
    expect((await ada.client.ask('GET', '/api/me')).body).not.toMatchObject({ me: { moderator: true } });
    expect((await moderator.client.ask('GET', '/api/me')).body).toMatchObject({ me: { moderator: true } });
    expect(await act(moderator.client, { ...warning, person: moderator.id })).toMatchObject({ status: 422 });
    expect(await act(moderator.client, { ...warning, person: other.id })).toMatchObject({
      status: 403,
      body: { code: 'of-moderator' },
    });
    expect((await act(moderator.client, { ...warning, reason: '' })).status).toBe(400);
    await ada.client.do('POST', '/api/reports', { about: { name: moderator.called }, reason: 'other' });
    expect(await casesAbout(moderator.client, moderator.id)).toEqual([]);
    expect(await casesAbout(other.client, moderator.id)).toMatchObject([{ moderator: true }]);
    await setModerator(db(), moderator.id, false, Date.now());
    expect((await act(moderator.client, warning)).status).toBe(403);
    expect(await entriesAbout(other.client, moderator.id)).toMatchObject([
      { action: 'revoke', moderator: null },
      { action: 'grant', moderator: null },
    ]);
  });

  test('a line is hidden from everybody at once, and shown again when that is undone', async () => {
    const { ada, rude, table, n } = await quarrel();
    const moderator = await newModerator();
    const watcher = await look(new Client(server.url), table);
    await watcher.until(({ chat }) => chat.length === 1, 'the line');
    await must(moderator.client, { do: 'hide', table, line: n, reason });
    for (const { chat, until } of [ada.client, watcher].map((one) => ({ chat: one.chat, until: one })))
      await until.until(() => chat.at(-1)?.hidden === true, 'the line to be hidden');
    expect(watcher.chat.at(-1)).toMatchObject({ n, text: '', hidden: true });
    const late = await look(new Client(server.url), table);
    await late.until(({ chat }) => chat.length === 1, 'the chat');
    expect(JSON.stringify(late.chat)).not.toContain('fool');
    const [entry] = await entriesAbout(moderator.client, rude.id);
    expect(entry).toMatchObject({ action: 'hide', moderator: moderator.called, reason, undoable: true });
    await must(moderator.client, { do: 'undo', entry: entry.id, reason: 'A misunderstanding.' });
    await watcher.until(({ chat }) => chat.at(-1)?.text === 'You fool!', 'the line again');
    expect(await act(moderator.client, { do: 'undo', entry: entry.id, reason })).toMatchObject({
      status: 409,
      body: { code: 'undone-already' },
    });
  });

  test('who is silenced cannot write until it is undone, and is told why', async () => {
    const { ada, rude, table, n } = await quarrel();
    const moderator = await newModerator();
    await reportLine(ada.client, table, n);
    const [{ reports }] = await casesAbout(moderator.client, rude.id);
    const silence = { do: 'silence', person: rude.id, reports: reports.map(({ id }) => id), reason, days: 3 };
    await must(moderator.client, silence as ModeratorAct);
    await rude.client.until(
      ({ heard }) =>
        heard.some(([event, news]) => event === 'news' && (news as { what: string }).what === 'moderation'),
      'the news',
    );
    const reply = await say(rude.client, table, 'What?');
    expect(reply).toMatchObject({ ok: false, problem: { code: 'silenced' } });
    expect(JSON.stringify(reply)).toContain(reason);
    const { notices } = await rude.client.do<Calls>('GET', '/api/me/calls');
    expect(notices).toMatchObject([{ kind: 'silence', reason }]);
    await rude.client.do('POST', `/api/me/sanctions/${notices[0].id}/read`);
    expect((await rude.client.do<Calls>('GET', '/api/me/calls')).notices).toEqual([]);
    expect(await rude.client.do('GET', '/api/me/sanctions')).toMatchObject({
      sanctions: [{ kind: 'silence' }],
    });
    // The one who reported it sees that something was done, and the case is closed.
    expect((await ada.client.do<OwnReports>('GET', '/api/me/reports')).reports).toMatchObject([
      { name: rude.called, state: 'acted' },
    ]);
    expect(await casesAbout(moderator.client, rude.id)).toEqual([]);
    const [entry] = await entriesAbout(moderator.client, rude.id);
    await must(moderator.client, { do: 'undo', entry: entry.id, reason: 'Enough.' });
    expect(await say(rude.client, table, 'Sorry.')).toMatchObject({ ok: true });
    expect(await entriesAbout(moderator.client, rude.id)).toMatchObject([
      { action: 'undo' },
      { action: 'silence', undone: true, undoable: false },
    ]);
  });

  test('a sanction ends when its time is over', async () => {
    const { rude, table } = await quarrel();
    const moderator = await newModerator();
    await must(moderator.client, { do: 'silence', person: rude.id, reports: [], reason, days: 1 });
    await db().updateTable('sanctions').set({ until: Date.now() }).where('person', '=', rude.id).execute();
    expect(await say(rude.client, table, 'Here I am again.')).toMatchObject({ ok: true });
  });

  test('who is kept from rated games plays the others; who is suspended plays with bots alone', async () => {
    const { rude } = await quarrel();
    const moderator = await newModerator();
    const make = (wish: object) =>
      rude.client.ask('POST', '/api/tables', { seats: ['person', 'person'], kingdom: PEACE, ...wish });
    const open = await moderator.client.make({ kingdom: PEACE });
    const rated = await moderator.client.make({ kingdom: PEACE, rated: true });
    const join = (table: Table) => rude.client.ask('POST', `/api/tables/${table.id}/join`, {});
    const seek = (rated: boolean) =>
      rude.client.ask('PUT', '/api/match', {
        players: [4],
        sets: ['base'],
        rated,
        pace: 'day',
        range: null,
      });
    const sought = async () => (await rude.client.do<Match>('GET', '/api/match')).own;
    await seek(true);
    expect(await sought()).toMatchObject({ state: 'waiting' });
    await must(moderator.client, { do: 'no-rated', person: rude.id, reports: [], reason, days: null });
    expect(await make({ rated: true })).toMatchObject({ status: 403, body: { code: 'no-rated' } });
    expect(await join(rated)).toMatchObject({ status: 403, body: { code: 'no-rated' } });
    expect(await sought()).toBeNull();
    expect(await seek(true)).toMatchObject({ status: 403, body: { code: 'no-rated' } });
    await seek(false);
    expect(await sought()).toMatchObject({ state: 'waiting' });
    const own = (await make({})).body as Table;
    expect((await rude.client.ask('PATCH', `/api/tables/${own.id}`, { rated: true })).status).toBe(409);
    await must(moderator.client, { do: 'suspension', person: rude.id, reports: [], reason, days: null });
    expect(await sought()).toBeNull();
    for (const answer of [await make({}), await join(open), await seek(false)])
      expect(answer).toMatchObject({ status: 403, body: { code: 'suspended' } });
    const tournament = await moderator.client.do<{ id: string }>('POST', '/api/tournaments', {
      name: 'Cup',
      kind: 'arena',
      clock: { minutes: 5, increment: 0 },
      startsWith: 2,
    });
    expect(await rude.client.ask('POST', `/api/tournaments/${tournament.id}/join`)).toMatchObject({
      body: { code: 'suspended' },
    });
    const club = { name: `Friends of ${rude.called}` };
    const { id } = await moderator.client.do<{ id: string }>('POST', '/api/clubs', club);
    for (const answer of [
      await rude.client.ask('POST', '/api/clubs', { ...club, name: `Foes of ${rude.called}` }),
      await rude.client.ask('POST', `/api/clubs/${id}/join`, {}),
    ])
      expect(answer).toMatchObject({ status: 403, body: { code: 'suspended' } });
    expect((await make({ seats: ['person', { bot: 'easy' }] })).status).toBe(200);
  });

  test('a name is replaced by one that says nothing; the person can choose another', async () => {
    const { rude, ada } = await quarrel();
    const moderator = await newModerator();
    await must(moderator.client, { do: 'rename', person: rude.id, reports: [], reason: 'An insult.' });
    await ada.client.until(
      ({ tables }) => /^Player \d+$/.test(tables.at(-1)?.seats[1].name ?? ''),
      'the name',
    );
    expect((await rude.client.do<Calls>('GET', '/api/me/calls')).notices).toMatchObject([{ kind: 'rename' }]);
    const [entry] = await entriesAbout(moderator.client, rude.id);
    await must(moderator.client, { do: 'undo', entry: entry.id, reason: 'It is a surname.' });
    expect(await rude.client.do('GET', '/api/me')).toMatchObject({ me: { name: rude.called } });
  });

  test('dismissed reports are closed, and open again if that is undone', async () => {
    const { ada, rude, table, n } = await quarrel();
    const moderator = await newModerator();
    await reportLine(ada.client, table, n);
    const [{ reports }] = await casesAbout(moderator.client, rude.id);
    await must(moderator.client, {
      do: 'dismiss',
      person: rude.id,
      reports: reports.map(({ id }) => id),
      reason: 'A joke.',
    });
    expect(await casesAbout(moderator.client, rude.id)).toEqual([]);
    expect((await rude.client.do<Calls>('GET', '/api/me/calls')).notices).toEqual([]);
    const [entry] = await entriesAbout(moderator.client, rude.id);
    await must(moderator.client, { do: 'undo', entry: entry.id, reason: 'Not a joke.' });
    expect(await casesAbout(moderator.client, rude.id)).toHaveLength(1);
  });

  test('all of it is in the file of the person, and nothing tells who it was once they are gone', async () => {
    const { ada, rude, table, n } = await quarrel();
    const moderator = await newModerator();
    await reportLine(ada.client, table, n);
    await must(moderator.client, { do: 'warning', person: rude.id, reports: [], reason });
    const dataOf = async (client: Client) =>
      (await client.do<{ moderation: object }>('GET', '/api/me/data')).moderation;
    expect(await dataOf(ada.client)).toMatchObject({ reports: [{ about_name: rude.called }], sanctions: [] });
    expect(await dataOf(rude.client)).toMatchObject({
      reports: [],
      sanctions: [{ kind: 'warning', reason }],
    });
    expect(await dataOf(moderator.client)).toMatchObject({ moderatorSince: expect.any(String) });
    await rude.client.do('DELETE', '/api/me', { password: 'a good password' });
    expect((await ada.client.do<OwnReports>('GET', '/api/me/reports')).reports).toMatchObject([
      { name: '', state: 'dismissed' },
    ]);
    const text = JSON.stringify([
      await db().selectFrom('reports').selectAll().execute(),
      await db().selectFrom('moderation_log').selectAll().where('moderator', '=', moderator.id).execute(),
      await db().selectFrom('sanctions').selectAll().execute(),
    ]);
    for (const trace of [rude.id, rude.called]) expect(text).not.toContain(trace);
    const { entries } = await moderator.client.do<ModerationLog>('GET', '/api/moderation/log.json');
    expect(entries.filter((entry) => entry.moderator === moderator.called)).toMatchObject([
      { action: 'warning', person: null, name: null, reason: '', undoable: false },
    ]);
    await ada.client.do('DELETE', '/api/me', { password: 'a good password' });
    expect(JSON.stringify(await db().selectFrom('reports').selectAll().execute())).not.toContain(ada.id);
  });

  test('what was decided about a guest holds when they sign in', async () => {
    const moderator = await newModerator();
    const ada = await newMember('Ada');
    const { id, players } = await sitDown(server.url, { kingdom: PEACE }, [
      ada.client,
      new Client(server.url),
    ]);
    const [, guest] = players;
    await say(guest, id, 'You fool!');
    await ada.client.until(({ chat }) => chat.length === 1, 'the line');
    await reportLine(ada.client, id, ada.client.chat[0].n);
    const { cases } = await moderator.client.do<ModerationCases>('GET', '/api/moderation/cases');
    const found = cases.find(({ reports }) => reports.some(({ reporter }) => reporter === ada.called));
    await must(moderator.client, {
      do: 'suspension',
      person: found?.person ?? '',
      reports: [],
      reason,
      days: null,
    });
    const own = await newMember('Rude');
    await guest.do('POST', '/api/login', { name: own.called, password: 'a good password' });
    expect((await guest.do<Calls>('GET', '/api/me/calls')).notices).toMatchObject([{ kind: 'suspension' }]);
  });
});
