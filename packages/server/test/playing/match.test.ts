import type { Match, Table } from '@provincia/protocol';
import { afterEach, expect, test } from 'vitest';
import { Client } from '../support/client.ts';
import { TestClock } from '../support/clock.ts';
import { member, onBothDatabases, onServer } from '../support/games.ts';
import { come, meet, newsOf, ownOf, untilOwn, WISH, wait } from '../support/matching.ts';
import { Program } from '../support/program.ts';
import { until } from '../support/waiting.ts';

const open: Client[] = [];
afterEach(async () => {
  for (const client of open.splice(0)) {
    await client.ask('DELETE', '/api/match');
    client.close();
  }
});

let made = 0;
/** A guest with a name. */
async function guest(url: string): Promise<Client> {
  const client = new Client(url);
  await client.askNameless('PATCH', '/api/me', { name: 'Konrad' });
  open.push(client);
  return client;
}
const guests = (url: string, count: number) => Promise.all(Array.from({ length: count }, () => guest(url)));
async function newMember(url: string): Promise<Client> {
  const client = await member(url, `Berta ${++made}`);
  open.push(client);
  return client;
}

onBothDatabases('quick match', (url) => {
  test('two who want the same are brought together, and the game begins when both have come', async () => {
    const [ada, bob] = await guests(url(), 2);
    expect((await wait(ada)).own).toMatchObject({ state: 'waiting', wish: WISH, reach: null });
    expect((await wait(ada)).waiting).toEqual({ live: 1, day: 0 });
    await wait(bob);
    await come(bob);
    expect(await untilOwn(bob, 'found')).toMatchObject({ players: 2, here: 1, come: true });
    const { offer } = await untilOwn(ada, 'found');
    const { own } = await ada.do<Match>('POST', '/api/match/come', { offer });
    if (own?.state !== 'matched') throw new Error(`Ada is ${own?.state}`);
    const { table } = await untilOwn(bob, 'matched');
    expect(own.table).toBe(table);
    await until(() => newsOf(bob).some((news) => news.table === table), 'being told of the table');
    expect(await ada.do('GET', `/api/tables/${table}`)).toMatchObject({
      status: 'running',
      rated: false,
      clock: { minutes: 15, increment: 15 },
      access: 'open',
      host: false,
      seats: [{ kind: 'guest' }, { kind: 'guest' }],
    });
    // Nobody waits any more, and whoever asks again waits anew.
    expect((await wait(ada)).own).toMatchObject({ state: 'waiting' });
  });

  test('whoever asks at any moment is told that they wait, that others were found, or that the game has begun', async () => {
    for (let game = 0; game < 5; game++) {
      const [ada, bob] = await guests(url(), 2);
      for (const one of [ada, bob]) await wait(one);
      const { offer } = await untilOwn(ada, 'found');
      const askOn = async () => {
        for (let state = 'found'; state !== 'matched'; ) {
          state = (await ownOf(ada))?.state ?? 'nothing';
          expect(['found', 'matched']).toContain(state);
        }
      };
      const asking = Array.from({ length: 8 }, askOn);
      for (const one of [ada, bob]) await one.do('POST', '/api/match/come', { offer });
      await Promise.all(asking);
    }
  });

  test('four play at one table; who wants three waits on', async () => {
    const people = await guests(url(), 5);
    await wait(people[0], { players: [3] });
    for (const one of people.slice(1)) await wait(one, { players: [4] });
    const table = await meet(people.slice(1));
    expect((await people[1].do('GET', `/api/tables/${table}`)).seats).toHaveLength(4);
    expect(await ownOf(people[0])).toMatchObject({ state: 'waiting' });
  });

  test('somebody with two tabs waits once: the second tab changes what for, and the place is kept', async () => {
    const [ada, bob] = await guests(url(), 2);
    const tab = new Client(url());
    tab.cookie = ada.cookie;
    open.push(tab);
    const first = await wait(ada);
    const second = await wait(tab, { rated: false, players: [2, 3] });
    expect(second.waiting.live).toBe(1);
    expect(second.own).toMatchObject({
      wish: { players: [2, 3] },
      since: (first.own as { since: string }).since,
    });
    await until(() => newsOf(ada).length > 1, 'the other tab being told');
    await wait(bob);
    await untilOwn(tab, 'found');
    // Closing one of them changes nothing.
    tab.close();
    await meet([ada, bob]);
  });

  test('who leaves is not brought together with anybody, and what was found falls through', async () => {
    const [ada, bob, eve] = await guests(url(), 3);
    await wait(ada);
    await ada.do('DELETE', '/api/match');
    const { since } = (await wait(bob)).own as { since: string };
    expect(await ownOf(bob)).toMatchObject({ state: 'waiting' });
    await wait(eve);
    await come(bob);
    await eve.do('DELETE', '/api/match');
    expect(await untilOwn(bob, 'waiting')).toMatchObject({ since });
    expect(await ownOf(eve)).toBeNull();
    await wait(ada);
    await meet([ada, bob]);
  });

  test('by the day nobody has to be there: the game begins, and everybody is told', async () => {
    const [ada, bob] = [await newMember(url()), await newMember(url())];
    await wait(ada, { pace: 'day', rated: true });
    ada.close();
    expect((await wait(bob, { pace: 'live' })).waiting).toEqual({ live: 1, day: 1 });
    await wait(bob, { pace: 'day', rated: true });
    const { table } = await untilOwn(bob, 'matched');
    expect(await ada.do('GET', `/api/tables/${table}`)).toMatchObject({ clock: { days: 3 }, rated: true });
    const tables = await ada.do<Table[]>('GET', '/api/me/tables');
    expect(tables.map(({ id }) => id)).toContain(table);
  });

  test('two accounts of one browser: a game that was to be rated is not, at whatever table, and the table says so', async () => {
    const accounts: Client[] = [];
    const device = `browser${made}`;
    for (const name of [`Clara ${++made}`, `Clara ${++made}`]) {
      const client = new Client(url());
      client.cookie = `provincia-device=${device}`;
      await client.do('POST', '/api/register', { name, password: 'a good password' });
      accounts.push(client);
      open.push(client);
    }
    const other = await newMember(url());
    const unrated = { status: 'running', rated: false, unrated: 'oneself' };
    for (const one of accounts) await wait(one, { rated: true });
    const found = await meet(accounts);
    expect(await other.do('GET', `/api/tables/${found}`)).toMatchObject(unrated);
    const { id } = await accounts[0].make({ rated: true });
    expect(await accounts[1].do('POST', `/api/tables/${id}/join`, {})).toMatchObject(unrated);
    const against = await accounts[0].make({ rated: true });
    const fair = await other.do('POST', `/api/tables/${against.id}/join`, {});
    expect(fair).toMatchObject({ status: 'running', rated: true });
    expect(fair).not.toHaveProperty('unrated');
  });

  test('nobody is brought together with somebody whom they have blocked', async () => {
    const [ada, bob, eve] = [await newMember(url()), await newMember(url()), await newMember(url())];
    const { me } = await bob.do<{ me: { name: string } }>('GET', '/api/me');
    await ada.do('POST', '/api/me/blocks', { name: me.name });
    await wait(ada);
    await wait(bob);
    expect((await ada.do<Match>('GET', '/api/match')).waiting.live).toBe(2);
    await wait(eve);
    await meet([ada, eve]);
  });

  test('who begins to play with others elsewhere does not wait any more', async () => {
    const [ada, bob, eve] = await guests(url(), 3);
    await wait(ada, { players: [4] });
    const { id } = await bob.make();
    await ada.do('POST', `/api/tables/${id}/join`, {});
    await wait(eve, { players: [4] });
    while ((await ownOf(ada)) !== null);
    expect(await ownOf(eve)).toMatchObject({ state: 'waiting' });
  });

  test('refused: programs, people without a name, guests who want rated games, sets that there are not', async () => {
    const ask = (client: Client, facts: object) =>
      client.askNameless('PUT', '/api/match', { ...WISH, ...facts });
    const ada = await guest(url());
    expect(await ask(new Client(url()), {})).toMatchObject({ status: 403, body: { code: 'nameless' } });
    expect(await ask(ada, { rated: true })).toMatchObject({ status: 403, body: { code: 'rated' } });
    expect(await ask(ada, { sets: ['nowhere'] })).toMatchObject({ status: 422, body: { code: 'kingdom' } });
    expect(await ask(ada, { players: [] })).toMatchObject({ status: 400, body: { code: 'invalid' } });
    expect(await ask(ada, { players: [2, 2] })).toMatchObject({ status: 400, body: { code: 'invalid' } });
    expect(await ask(ada, { players: [5] })).toMatchObject({ status: 400, body: { code: 'invalid' } });
    const { program } = await Program.of(url(), `Owner ${++made}`);
    expect(await program.ask('PUT', '/api/match', WISH)).toMatchObject({
      status: 403,
      body: { code: 'not-for-programs' },
    });
    expect((await new Client(url()).do<Match>('GET', '/api/match')).own).toBeNull();
    expect(await ownOf(ada)).toBeNull();
  });

  test('what somebody waits for is in their data, and goes with their account', async () => {
    const ada = await newMember(url());
    await wait(ada, { players: [4], rated: true });
    expect(await ada.do('GET', '/api/me/data')).toMatchObject({ waitingFor: { wish: { players: [4] } } });
    await ada.do('DELETE', '/api/me', { password: 'a good password' });
    open.splice(open.indexOf(ada), 1);
    ada.close();
    const bob = await newMember(url());
    expect((await wait(bob, { players: [4], rated: true })).waiting.live).toBe(1);
  });
});

for (const where of ['SQLite', 'PostgreSQL'] as const) {
  const clock = new TestClock();
  onServer(
    `the time of those who wait, on ${where}`,
    (url) => {
      test('who does not come in time is taken from the list; who has come waits on, as long as before', async () => {
        const [ada, bob, eve] = await guests(url(), 3);
        const { since } = (await wait(ada)).own as { since: string };
        await wait(bob);
        await come(ada);
        await untilOwn(bob, 'found');
        clock.pass(20_000);
        expect(await untilOwn(ada, 'waiting')).toMatchObject({ since });
        expect(await ownOf(bob)).toBeNull();
        // To come now is too late.
        await wait(eve);
        await meet([ada, eve]);
      });

      test('who closes the tab is not brought together with anybody, and keeps the place for a moment', async () => {
        const [ada, bob] = await guests(url(), 2);
        await wait(ada);
        ada.close();
        // Soon nobody counts on them.
        while ((await bob.do<Match>('GET', '/api/match')).waiting.live > 0);
        await wait(bob);
        expect(await ownOf(bob)).toMatchObject({ state: 'waiting' });
        // A page that is loaded again.
        await ada.connect();
        await meet([ada, bob]);
      });

      test('who does not come back is taken from the list', async () => {
        const [ada, bob] = await guests(url(), 2);
        await wait(ada);
        ada.close();
        while ((await bob.do<Match>('GET', '/api/match')).waiting.live > 0);
        clock.pass(30_000);
        await wait(bob);
        while ((await ownOf(ada)) !== null);
        expect(await ownOf(bob)).toMatchObject({ state: 'waiting' });
      });

      test('ratings that are far apart meet after a while, without anybody doing anything', async () => {
        const [ada, bob] = [await newMember(url()), await newMember(url())];
        const near = { range: 100, rated: true };
        await wait(ada, near);
        expect(await ownOf(ada)).toMatchObject({ reach: { from: 1400, to: 1600 } });
        await wait(bob, near);
        const table = await meet([ada, bob]);
        // Now they are more than 200 apart.
        expect(await ada.send('resign', { table })).toMatchObject({ ok: true });
        while ((await ada.do('GET', `/api/tables/${table}`)).status !== 'over');
        await wait(ada, near);
        await wait(bob, near);
        expect(await ownOf(ada)).toMatchObject({ state: 'waiting' });
        clock.pass(20_000);
        await meet([ada, bob]);
      });
    },
    { where, clock },
  );
}
