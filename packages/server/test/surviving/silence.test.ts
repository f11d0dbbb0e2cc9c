import { afterAll, expect, test } from 'vitest';
import { openStore } from '../../src/store/open.ts';
import { version } from '../../src/version.ts';
import { fail, NO_LIMIT } from '../support/databases.ts';
import { gameOfPeople, logOf, lostOf, type Player } from '../support/player.ts';
import { startPostgres } from '../support/postgres.ts';
import { startProxy } from '../support/proxy.ts';
import { serverHere, serverProcess } from '../support/server.ts';

const postgres = await startPostgres();
const databaseUrl = await postgres.newDatabase();
const store = await openStore({ databaseUrl, dataDir: '' }, fail);
afterAll(async () => {
  await store.close();
  await postgres.stop();
});

/** A server whose connections to the database can fall silent. */
async function quietServer() {
  const proxy = await startProxy(databaseUrl);
  const server = await serverHere({ DATABASE_URL: proxy.url, ...NO_LIMIT });
  const stop = async () => {
    await server.stop();
    await proxy.close();
  };
  return { proxy, url: server.url, stop };
}

async function health(url: string): Promise<{ status: number; body: unknown }> {
  const reply = await fetch(`${url}/healthz`);
  return { status: reply.status, body: await reply.json() };
}

const AWAY = 'The database does not answer. The server continues by itself once it does.';

/** The one who is asked. */
async function asked(players: readonly Player[]): Promise<Player> {
  const isAsked = ({ client }: Player) => client.sight.decision !== null;
  await players[0].client.until(() => players.some(isAsked), 'a question');
  return players.find(isAsked) as Player;
}

/** What may be held back: the entry on its way there, or the word that it is kept. */
test.each([
  ['before it is written', 'hushAt'],
  ['after it was written', 'deafenAt'],
] as const)(
  'a database that falls silent %s: the answer is refused in a sentence, and given again it counts once',
  async (_, silence) => {
    const { proxy, url, stop } = await quietServer();
    const players = await gameOfPeople(url);
    const player = await asked(players);
    const { seq } = player.client.sight;
    // The name of the statement that writes entries.
    proxy[silence]('append');
    const refused = await player.client.answer([]);
    expect(refused).toMatchObject({ ok: false, problem: { code: 'not-kept' } });
    expect(await health(url)).toEqual({
      status: 503,
      body: { ok: false, version, database: 'postgres', message: AWAY },
    });

    proxy.speak();
    // What was held back may have been written by now, or not: either way it is there once.
    const again = await player.client.answer([]);
    if (!again.ok) expect(again.problem.code).toBe('stale');
    await player.client.until(({ sight }) => sight.seq > seq, 'what follows');
    expect(await health(url)).toMatchObject({ status: 200, body: { ok: true } });
    const log = await logOf(store, player.table);
    expect(log.slice(seq)).toMatchObject([{ n: seq, kind: 'answer' }]);
    await Promise.all(players.map((one) => one.play(() => one.client.sight.seq >= seq + 6)));
    expect(await lostOf(store, players)).toEqual([]);
    for (const { client } of players) client.close();
    await stop();
  },
);

test('a server that is told to stop does not wait for a silent database', async () => {
  const proxy = await startProxy(databaseUrl);
  const server = await serverProcess({ DATABASE_URL: proxy.url, ...NO_LIMIT });
  const players = await gameOfPeople(server.url);
  const player = await asked(players);
  proxy.hush();
  const reply = player.client.answer([]).catch(() => null);
  await server.stop();
  expect(server.child.exitCode).toBe(0);
  for (const { client } of players) client.close();
  // Nobody was told that it is kept.
  expect(await reply).not.toEqual({ ok: true, value: null });
  await proxy.close();
});
