import { afterAll, expect, test } from 'vitest';
import { entriesOf } from '../../src/course/log.ts';
import { openStore } from '../../src/store/open.ts';
import { Client } from '../support/client.ts';
import { fail, NO_LIMIT } from '../support/databases.ts';
import { look, PEACE, playOn, sitDown } from '../support/games.ts';
import { startPostgres } from '../support/postgres.ts';
import { serverHere, serverProcess } from '../support/server.ts';

const DELAY = 2;
const postgres = await startPostgres();
const env = { DATABASE_URL: await postgres.newDatabase(), SPECTATOR_DELAY: String(DELAY), ...NO_LIMIT };
const store = await openStore({ databaseUrl: env.DATABASE_URL, dataDir: '' }, fail);
const here = await serverHere(env);
const there = await serverProcess(env);
afterAll(async () => {
  await there.kill();
  await here.stop();
  await store.close();
  await postgres.stop();
});

/** Somebody who notes when they saw what. */
class Witness extends Client {
  readonly seen = new Map<number, number>();

  note(): this {
    this.sights.push = (...sights) => {
      for (const { seq } of sights) if (!this.seen.has(seq)) this.seen.set(seq, Date.now());
      return Array.prototype.push.apply(this.sights, sights);
    };
    return this;
  }
}

test('whoever watches, in whatever process, sees everything late, also when a process is killed', async () => {
  const { id, players } = await sitDown(there.url, { kingdom: PEACE, clock: { minutes: 9, increment: 0 } });
  const witnesses = [new Witness(there.url).note(), new Witness(here.url).note()];
  for (const witness of witnesses) await look(witness, id);
  await playOn(players, 4);
  for (const witness of witnesses) await witness.until(({ sight }) => sight.seq >= 2, 'the second answer');
  await playOn(players, 2);
  await there.kill();
  for (const client of [...players, witnesses[0]]) {
    client.url = here.url;
    await look(client, id);
  }
  expect(witnesses[0].sight.seq).toBeLessThanOrEqual(players[0].sight.seq);
  await playOn(players, 2);
  await players[0].send('resign', { table: id });
  for (const witness of witnesses) {
    await witness.until(({ sight }) => sight.result !== null, 'the result');
    await witness.until(({ tables }) => tables.at(-1)?.status === 'over', 'the end');
  }
  const log = await entriesOf(store.db, id, 0);
  expect(log).toHaveLength(9);
  for (const { seen } of witnesses) {
    expect(seen.has(log.length)).toBe(true);
    for (const [seq, at] of seen)
      if (seq > 0) expect(at).toBeGreaterThanOrEqual(log[seq - 1].at + DELAY * 1000);
  }
});
