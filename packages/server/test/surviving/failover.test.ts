import { afterAll, expect, test } from 'vitest';
import { openStore } from '../../src/store/open.ts';
import { Client } from '../support/client.ts';
import { fail, NO_LIMIT } from '../support/databases.ts';
import { look } from '../support/games.ts';
import { gameOfPeople, gameWithBot, lostOf, type Player } from '../support/player.ts';
import { startPostgres } from '../support/postgres.ts';
import { startProxy } from '../support/proxy.ts';
import { serverHere, serverProcess } from '../support/server.ts';

const postgres = await startPostgres();
const databaseUrl = await postgres.newDatabase();
const store = await openStore({ databaseUrl, dataDir: '' }, fail);
const other = await serverHere({ DATABASE_URL: databaseUrl, ...NO_LIMIT });
afterAll(async () => {
  await other.stop();
  await store.close();
  await postgres.stop();
});

/** A process that can be killed when an answer is on disk and acknowledged, but no other process was told. */
async function mutedProcess() {
  const proxy = await startProxy(databaseUrl);
  const { url, kill } = await serverProcess({ DATABASE_URL: proxy.url, ...NO_LIMIT });
  return {
    url,
    /** Ends the turn of somebody who has no actions. */
    killAfterNextAnswer: async ({ client, table, acknowledged }: Player) => {
      const { seq } = client.sight;
      // The news of this answer, as it is written in a list of texts: that of an earlier answer may still be on its way.
      proxy.hushAt(String.raw`\"log\",\"n\":${seq + 1},`);
      expect(await client.answer([])).toEqual({ ok: true, value: null });
      acknowledged.push({ seq, picks: [] });
      await proxy.hushed;
      await kill();
      await proxy.close();
      const { n } = await store.db
        .selectFrom('heads')
        .select('n')
        .where('table_id', '=', table)
        .executeTakeFirstOrThrow();
      expect(n).toBe(seq + 1);
    },
  };
}

/** They play until the one who is asked is at the process that is going to die. */
async function untilAsked(player: Player, others: readonly Player[]): Promise<void> {
  const isAsked = () => player.client.sight.decision !== null;
  await Promise.all(others.map((one) => one.play(isAsked)));
  await player.client.until(isAsked, 'a question');
}

test('a process dies after it has acknowledged an answer and before it told others: a person is next', async () => {
  const dying = await mutedProcess();
  const [dead, alive] = await gameOfPeople(dying.url);
  await alive.comeTo(other.url);
  await untilAsked(dead, [alive]);
  const { seq } = dead.client.sight;
  await dying.killAfterNextAnswer(dead);
  // Who stayed hears of it, who comes sees it, and both go on.
  await alive.client.until(({ sight }) => sight.seq > seq, 'what the dead process wrote');
  await dead.comeTo(other.url);
  expect(dead.client.sight.seq).toBeGreaterThan(seq);
  const isFurther = ({ client }: Player) => client.sight.seq >= seq + 6;
  await Promise.all([dead, alive].map((player) => player.play(() => isFurther(player))));
  expect(await lostOf(store, [dead, alive])).toEqual([]);
  for (const { client } of [dead, alive]) client.close();
});

test('a process dies after it has acknowledged an answer and before it told others: a bot is next', async () => {
  const dying = await mutedProcess();
  const [player] = await gameWithBot(dying.url);
  await untilAsked(player, []);
  const { seq } = player.client.sight;
  // The other process knows the game.
  const watcher = await look(new Client(other.url), player.table);
  await dying.killAfterNextAnswer(player);
  // The tables of the dead process are free after ten seconds.
  await store.db.updateTable('heads').set({ leased_until: 0 }).where('table_id', '=', player.table).execute();
  await watcher.until(({ sight }) => sight.seq > seq + 1 && sight.asked === 0, 'the move of the bot');
  await player.comeTo(other.url);
  await player.play(() => player.client.sight.seq >= seq + 6);
  expect(await lostOf(store, [player])).toEqual([]);
  for (const client of [player.client, watcher]) client.close();
});
