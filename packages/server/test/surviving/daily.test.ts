import { DailyPage, type Table } from '@provincia/protocol';
import { afterAll, expect, test } from 'vitest';
import { plansOf } from '../../src/bots/testing.ts';
import { Courses } from '../../src/course/courses.ts';
import { countTry } from '../../src/daily/finishing.ts';
import { openStore } from '../../src/store/open.ts';
import { finish } from '../../src/tables/finish.ts';
import { Client } from '../support/client.ts';
import { fail, NO_LIMIT } from '../support/databases.ts';
import { Player } from '../support/player.ts';
import { startPostgres } from '../support/postgres.ts';
import { serverHere, serverProcess } from '../support/server.ts';

const MONEY = JSON.stringify([{ weight: 1, results: [0.5], buy: 'province; gold; silver' }]);

const postgres = await startPostgres();
const env = { DATABASE_URL: await postgres.newDatabase(), ...NO_LIMIT };
const store = await openStore({ databaseUrl: env.DATABASE_URL, dataDir: '' }, fail);
const { db } = store;
afterAll(async () => {
  await store.close();
  await postgres.stop();
});

/** A process that knows at once what the coach goes by. */
const survivor = () =>
  serverHere(env, {
    plans: { read: async (kingdom) => plansOf('hard', MONEY, kingdom), keep: async () => {} },
  });

type Trying = Awaited<ReturnType<typeof trying>>;

/** Somebody with a name who begins their try. Each test has a set of its own. */
async function trying(url: string, name: string, set: string) {
  const client = new Client(url);
  await client.do('PATCH', '/api/me', { name });
  const { id, daily } = await client.do<Table>('POST', `/api/daily/${set}/play`, {});
  const player = new Player(client, id);
  await player.comeTo(url);
  return { player, daily };
}

/** What a dead process had taken on is free after ten seconds. */
async function freeLeases(): Promise<void> {
  await db.updateTable('heads').set({ leased_until: 0 }).execute();
  await db.updateTable('jobs').set({ leased_until: 0 }).execute();
}

async function pageOf({ player, daily }: Trying): Promise<DailyPage> {
  return DailyPage.parse(await player.client.do('GET', `/api/daily/${daily?.day}/${daily?.set}`));
}

test('a process is killed around the end of counted games: each counts once, and is counted soon', async () => {
  const dying = await serverProcess(env);
  const names = ['Ann', 'Bob', 'Cem', 'Dora', 'Emil', 'Fay'];
  const all = await Promise.all(names.map((name) => trying(dying.url, name, 'intrigue')));
  // Nobody knows how far the process comes with these ends.
  const ends = all.map(({ player }) =>
    player.client.send('resign', { table: player.table }).catch(() => null),
  );
  await Promise.race(ends);
  await dying.kill();
  await freeLeases();

  const other = await survivor();
  for (const one of all) {
    const { player } = one;
    await player.comeTo(other.url);
    // Who had no reply says it again; who had one is told that it is over.
    await player.client.send('resign', { table: player.table });
    await player.client.until(({ tables }) => tables.at(-1)?.status === 'over', 'the end');
    expect((await pageOf(one)).own).toMatchObject({ state: 'counted', table: player.table });
    player.client.close();
  }
  const { board } = await pageOf(all[0]);
  expect(board.map(({ name }) => name).toSorted()).toEqual(names);
  const months = await db.selectFrom('daily_months').selectAll().where('set_id', '=', 'intrigue').execute();
  expect(months.map(({ days, score }) => [days, score])).toEqual(names.map(() => [1, 0]));
  // So do the sums of their profiles.
  const sums = await db.selectFrom('game_counts').select(['company', 'games', 'won']).execute();
  expect(sums).toEqual(names.map(() => ({ company: 'bots', games: 1, won: 0 })));
  const cards = await db.selectFrom('card_counts').select('offered').distinct().execute();
  expect(cards).toEqual([{ offered: 1 }]);
  await other.stop();
});

test('an end that two processes write at the same moment counts once', async () => {
  const other = await survivor();
  const one = await trying(other.url, 'Gus', 'dark-ages');
  const { player } = one;
  await player.client.send('resign', { table: player.table });
  await player.client.until(({ tables }) => tables.at(-1)?.status === 'over', 'the end');
  const before = await pageOf(one);
  const course = await new Courses(store, Date.now, (error) => fail(error as Error)).get(player.table);
  // As if neither had heard that the other has written it.
  await db.updateTable('tables').set({ status: 'running' }).where('id', '=', player.table).execute();
  const now = Date.now();
  await Promise.all([1, 2].map(() => finish(db, player.table, course, now, [countTry])));
  expect(await pageOf(one)).toEqual(before);
  player.client.close();
  await other.stop();
});

test('a process is killed while it finds out how sure a win was: another one does', async () => {
  const dying = await serverProcess(env);
  const one = await trying(dying.url, 'Hal', 'base');
  const { player } = one;
  await player.play(() => false);
  const job = () =>
    db
      .selectFrom('jobs')
      .selectAll()
      .where('kind', '=', 'daily-chance')
      .where('subject', '=', player.table)
      .executeTakeFirst();
  // It takes seconds, because that process has to look for plans first.
  while (((await job())?.leased_until ?? 0) === 0);
  await dying.kill();
  expect(await job()).toBeDefined();
  await freeLeases();
  const other = await survivor();
  player.client.url = other.url;
  for (;;) {
    const { own } = await pageOf(one);
    expect(own?.state).toBe('counted');
    if (own?.result?.chance != null) break;
  }
  while ((await job()) !== undefined);
  player.client.close();
  await other.stop();
});
