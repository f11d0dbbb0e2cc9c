import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { openStore } from '../../src/store/open.ts';
import { Client } from '../support/client.ts';
import { fail, NO_LIMIT } from '../support/databases.ts';
import { gameOfPeople, gameWithBot, logOf, lostOf, type Player } from '../support/player.ts';
import { startPostgres } from '../support/postgres.ts';
import { type ServerProcess, serverHere, serverProcess } from '../support/server.ts';

const postgres = await startPostgres();
const env = { DATABASE_URL: await postgres.newDatabase(), ...NO_LIMIT };
const store = await openStore(
  { databaseUrl: `${env.DATABASE_URL}?application_name=test`, dataDir: '' },
  fail,
);
// This process, and one that can be killed.
const other = await serverHere(env);
let one: ServerProcess | undefined;
afterAll(async () => {
  await one?.kill();
  await other.stop();
  await store.close();
  await postgres.stop();
});

/** The other process; a new one if it was killed. */
async function processOne(): Promise<ServerProcess> {
  if (one === undefined || one.child.signalCode !== null) one = await serverProcess(env);
  await one.shuffleForTest();
  return one;
}

test('two processes that find an empty database at the same moment both get its tables', async () => {
  const where = { databaseUrl: await postgres.newDatabase(), dataDir: '' };
  for (const { db, close } of await Promise.all([openStore(where, fail), openStore(where, fail)])) {
    expect(await db.selectFrom('tables').selectAll().execute()).toEqual([]);
    await close();
  }
});

test('two people play a whole game with each other, each at a different process', async () => {
  const one = await processOne();
  const game = await gameOfPeople(one.url);
  await game[1].comeTo(other.url);
  await Promise.all(game.map((player) => player.play(() => false)));
  expect(game.map(({ isOver }) => isOver)).toEqual([true, true]);
  expect(game[0].client.sight.result).toEqual(game[1].client.sight.result);
  await endsAs('over', game);
  expect(await lostOf(store, game)).toEqual([]);
  // Both heard of everything, in the same order.
  const [mine, yours] = game.map(({ events }) => events.map((event) => (event as { type: string }).type));
  expect(mine).toEqual(yours);
});

test('chat and seats are told across processes', async () => {
  const one = await processOne();
  const [host, guest] = [new Client(one.url), new Client(other.url)];
  const { id } = await host.make();
  await host.connect();
  await host.watch(id);
  await guest.do('POST', `/api/tables/${id}/join`, {});
  await host.until(
    ({ sights, tables }) => tables.at(-1)?.status === 'running' && sights.length > 0,
    'the start',
  );
  await guest.connect();
  await guest.watch(id);
  await guest.send('chat', { table: id, text: 'good luck' });
  await host.until(({ chat }) => chat.some(({ text }) => text === 'good luck'), 'the chat');
  for (const client of [host, guest]) client.close();
});

test('who is there is told across processes, and who was at one that was killed is gone', async () => {
  const one = await processOne();
  const [here, there] = await gameOfPeople(one.url);
  await here.comeTo(other.url);
  const states = () => here.client.presences.at(-1)?.seats.map(({ is }) => is);
  const sees = (...expected: string[]) =>
    here.client.until(() => states()?.join() === expected.join(), `to see ${expected}`);
  await sees('here', 'here');
  await there.client.send('looking', { table: there.table, looking: false });
  await sees('here', 'away');
  there.client.close();
  await sees('here', 'gone');
  await there.comeTo(one.url);
  await sees('here', 'here');
  await one.kill();
  await sees('here', 'gone');
  await there.comeTo(other.url);
  await sees('here', 'here');
  for (const { client } of [here, there]) client.close();
});

test('processes that lose their connections to the database get new ones, and nothing is lost', async () => {
  const one = await processOne();
  const games = await Promise.all(Array.from({ length: 8 }, () => gameOfPeople(one.url)));
  const players = games.flat();
  await Promise.all(games.map(([, second]) => second.comeTo(other.url)));
  for (const seq of [8, 16, 24]) {
    const playing = games.map((game) =>
      game.map((player) => player.play(() => game.every(({ client }) => client.sight.seq >= seq))),
    );
    await players[0].client.until(({ sight }) => sight.seq >= seq - 4, 'the middle of it');
    const { rows } = await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name <> 'test'`.execute(store.db);
    expect(rows.length).toBeGreaterThan(2);
    await Promise.all(playing.flat());
  }
  expect(await lostOf(store, players)).toEqual([]);
  // Both hear of news again.
  const listening = sql`select pid from pg_stat_activity
    where datname = current_database() and application_name <> 'test' and query like 'listen %'`;
  while ((await listening.execute(store.db)).rows.length < 2);
  for (const { client } of players) client.close();
});

test('when a process dies, its people go on at the other, which also takes over its tables', async () => {
  const one = await processOne();
  const people = await gameOfPeople(one.url);
  await people[1].comeTo(other.url);
  await Promise.all(people.map((player) => player.play(() => people[0].client.sight.seq >= 10)));
  const [alone] = await gameWithBot(one.url);
  const letGo = await leaveWithBotThinking(alone);
  const { seq } = alone.client.sight;

  await one.kill();
  letGo();
  // The tables of the dead process are free after ten seconds.
  await store.db.updateTable('heads').set({ leased_until: 0 }).where('table_id', '=', alone.table).execute();
  await Promise.all([...people, alone].map((player) => player.comeTo(other.url)));
  await Promise.all(people.map((player) => player.play(() => false)));
  await endsAs('over', people);
  expect(await lostOf(store, [...people, alone])).toEqual([]);

  await alone.client.until(({ sight }) => sight.seq > seq && sight.decision !== null, 'the move of the bot');
  const log = await logOf(store, alone.table);
  expect(log.slice(seq).map(({ kind }) => kind)).toEqual(['bots']);
  await alone.play(() => false);
  await endsAs('over', [alone]);
});

/**
 * Plays until the bot has to move and this process has taken the table on but cannot write: a transaction holds the
 * place in the log until the returned function is called.
 */
async function leaveWithBotThinking(player: Player): Promise<() => void> {
  const { db } = store;
  for (;;) {
    await player.client.until(({ sight }) => sight.decision !== null, 'a question');
    const { seq } = player.client.sight;
    let letGo = () => {};
    const held = await new Promise<{ transaction: Promise<unknown> }>((resolve) => {
      const transaction = db.transaction().execute(async (db) => {
        const row = { table_id: player.table, n: seq + 1, kind: 'held', data: '{}', at: 0 };
        await db.insertInto('log').values(row).execute();
        await new Promise<void>((_, stop) => {
          letGo = () => stop(new Error('nothing of this is to be kept'));
          resolve({ transaction: transaction.catch(() => {}) });
        });
      });
    });
    await player.play(() => player.client.sight.seq > seq);
    if (player.client.sight.asked === 1) {
      const head = await db
        .selectFrom('heads')
        .selectAll()
        .where('table_id', '=', player.table)
        .executeTakeFirst();
      expect(head?.leased_until).toBeGreaterThan(0);
      return letGo;
    }
    letGo();
    await held.transaction;
  }
}

async function endsAs(status: string, players: readonly Player[]): Promise<void> {
  for (const { client } of players) {
    await client.until(({ tables }) => tables.at(-1)?.status === status, `the table being ${status}`);
    client.close();
  }
}
