import { sql } from 'kysely';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { openStore } from '../../src/store/open.ts';
import { Client } from '../support/client.ts';
import { fail, NO_LIMIT } from '../support/databases.ts';
import { hold, untilBlocked } from '../support/holding.ts';
import { come, meet, ownOf, untilOwn, wait } from '../support/matching.ts';
import { startPostgres } from '../support/postgres.ts';
import { type ServerProcess, serverHere, serverProcess } from '../support/server.ts';
import { ring, until } from '../support/waiting.ts';
import { Dice } from './dice.ts';

const postgres = await startPostgres();
const env = { DATABASE_URL: await postgres.newDatabase(), ...NO_LIMIT };
const { db, close } = await openStore(
  { databaseUrl: `${env.DATABASE_URL}?application_name=test`, dataDir: '' },
  fail,
);
afterAll(async () => {
  await close();
  await postgres.stop();
});

async function guests(url: string, count: number): Promise<Client[]> {
  const made = Array.from({ length: count }, () => new Client(url));
  for (const one of made) await one.askNameless('PATCH', '/api/me', { name: 'Konrad' });
  onTestFinished(() => {
    for (const one of made) one.close();
  });
  return made;
}

async function twoProcesses(): Promise<{ dying: ServerProcess; staying: { url: string } }> {
  const [dying, staying] = [await serverProcess(env), await serverHere(env)];
  onTestFinished(dying.kill);
  onTestFinished(staying.stop);
  return { dying, staying };
}

/** The running games of people, each with those who play in it. */
async function games(people: readonly Client[]): Promise<Map<string, number>> {
  const tables = new Map<string, number>();
  for (const one of people) {
    const own = await one.do<{ id: string }[]>('GET', '/api/me/tables');
    expect(own.length).toBeLessThanOrEqual(1);
    for (const { id } of own) tables.set(id, (tables.get(id) ?? 0) + 1);
  }
  return tables;
}

test('people at different processes find each other', async () => {
  const { dying, staying } = await twoProcesses();
  const [ada, bob] = [...(await guests(dying.url, 1)), ...(await guests(staying.url, 1))];
  await wait(ada);
  await wait(bob);
  const table = await meet([ada, bob]);
  expect(await games([ada, bob])).toEqual(new Map([[table, 2]]));
});

test('a process dies while it makes offers: nothing of it is kept, and the others find each other', async () => {
  const { dying, staying } = await twoProcesses();
  const people = await guests(dying.url, 4);
  // No offer can be written.
  const letGo = await hold(db, (db) => sql`lock table match_offers in exclusive mode`.execute(db));
  for (const one of people) await wait(one);
  await untilBlocked(db);
  await dying.kill();
  await letGo();
  for (const one of people) {
    one.url = staying.url;
    await one.connect();
  }
  await Promise.all(people.map(come));
  for (const one of people) await untilOwn(one, 'matched');
  expect([...(await games(people)).values()]).toEqual([2, 2]);
});

test('a process dies while it makes the table: nobody sits at it, and who comes again plays once', async () => {
  const { dying, staying } = await twoProcesses();
  const people = await guests(dying.url, 2);
  for (const one of people) await wait(one);
  await come(people[0]);
  const { offer } = await untilOwn(people[1], 'found');
  // Everything of the table can be written but the first entry of its head.
  const letGo = await hold(db, (db) => sql`lock table heads in exclusive mode`.execute(db));
  const lost = people[1].do('POST', '/api/match/come', { offer }).catch(() => 'lost');
  await untilBlocked(db);
  await dying.kill();
  await letGo();
  expect(await lost).toBe('lost');
  for (const one of people) {
    one.url = staying.url;
    await one.connect();
  }
  expect((await games(people)).size).toBe(0);
  expect(await ownOf(people[1])).toMatchObject({ state: 'found', here: 1, come: false });
  await people[1].do('POST', '/api/match/come', { offer });
  await untilOwn(people[0], 'matched');
  expect([...(await games(people)).values()]).toEqual([2]);
});

test('a process dies after the table was made and before anybody was told: they find it', async () => {
  const { dying, staying } = await twoProcesses();
  const people = await guests(dying.url, 2);
  for (const one of people) await wait(one);
  await Promise.all(people.map(come));
  await dying.kill();
  for (const one of people) one.url = staying.url;
  const [first, second] = await Promise.all(people.map((one) => ownOf(one)));
  expect(first).toMatchObject({ state: 'matched' });
  expect(second).toEqual(first);
});

test('who was connected to a process that dies is not offered to anybody until they are back', async () => {
  const { dying, staying } = await twoProcesses();
  const [ada] = await guests(dying.url, 1);
  await wait(ada);
  await dying.kill();
  const [bob] = await guests(staying.url, 1);
  while ((await bob.do<{ waiting: { live: number } }>('GET', '/api/match')).waiting.live > 0);
  await wait(bob);
  expect(await ownOf(bob)).toMatchObject({ state: 'waiting' });
  ada.url = staying.url;
  await ada.connect();
  await meet([ada, bob]);
});

test('many come, go and come again over two processes, one of which is killed: nobody is in two games', async () => {
  const dice = new Dice(Number(process.env.PROVINCIA_TEST_SEED ?? 1));
  const { dying, staying } = await twoProcesses();
  const people = await guests(staying.url, 24);
  let begun = 0;
  /** As a browser does: asks, comes, waits again, and goes to the other process if its own is gone. */
  const findGame = async (one: Client, i: number) => {
    one.url = dice.oneIn(2) ? dying.url : staying.url;
    for (let step = 0; ; step++) {
      try {
        if (!one.connected) await one.connect();
        const own = await ownOf(one);
        if (own?.state === 'matched' || (await one.do<unknown[]>('GET', '/api/me/tables')).length > 0) break;
        if (own === null) await wait(one, { players: i % 3 === 0 ? [2, 3] : [2] });
        else if (step === 2 && i % 5 === 0) await one.do('DELETE', '/api/match');
        else if (own.state === 'found' && !own.come)
          await one.do('POST', '/api/match/come', { offer: own.offer });
        if (own?.state === 'waiting' && (await leftOver()) === 1) break;
      } catch {
        one.url = staying.url;
        await one.connect();
      }
    }
    begun++;
    ring();
  };
  const all = Promise.all(people.map(findGame));
  // Some play by now, some have come, some are on their way.
  await until(() => begun > 4, 'the first games');
  await dying.kill();
  await all;
  for (const one of people) one.url = staying.url;
  const played = await games(people);
  expect(played.size).toBeGreaterThan(7);
  for (const [table, players] of played)
    expect((await people[0].do('GET', `/api/tables/${table}`)).seats).toHaveLength(players);
});

/** How many wait with nobody left to play with. */
async function leftOver(): Promise<number> {
  const rows = await db.selectFrom('waiting').select('person').where('table_id', 'is', null).execute();
  return rows.length;
}
