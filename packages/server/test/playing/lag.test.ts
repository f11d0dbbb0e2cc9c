import { afterAll, expect, test } from 'vitest';
import { entriesOf } from '../../src/course/log.ts';
import { Client } from '../support/client.ts';
import { newSqlite } from '../support/databases.ts';
import { look, PEACE, sides, sitDown } from '../support/games.ts';
import { startProxy } from '../support/proxy.ts';
import { serverHere } from '../support/server.ts';

const { env, store, remove } = await newSqlite();
const server = await serverHere(env);
const proxy = await startProxy(server.url);
const players = [0, 1].map(() => new Client(new URL(proxy.url).origin));
afterAll(async () => {
  for (const player of players) player.close();
  await proxy.close();
  await server.stop();
  await remove();
});

/** What is written down of an answer that is on its way for so long, in milliseconds, and what is left of the time. */
async function answered(clock: Parameters<typeof sitDown>[1], way: number) {
  proxy.slow(0);
  const { id } = await sitDown(server.url, { kingdom: PEACE, ...clock }, players);
  proxy.slow(way);
  for (const player of players) {
    player.heard.length = 0;
    await look(player, id);
    if (way > 0) await player.until(({ heard }) => heard.some(([name]) => name === 'echo'), 'an echo');
  }
  const { own } = await sides(players);
  const { askedAt, seq } = own.sight;
  expect((await own.answer(['treasures'])).ok).toBe(true);
  await own.until(({ sight }) => sight.seq > seq, 'the answer');
  const [{ entry, at }] = await entriesOf(store.db, id, 0);
  return { entry, took: at - askedAt, left: own.sight.clocks?.[own.sight.view.own?.seat ?? 0] };
}

test('the way of an answer is no time of the player, as far as the server has measured it', async () => {
  const { entry, took, left } = await answered({ clock: { minutes: 5, increment: 0 } }, 200);
  const lag = 'lag' in entry ? (entry.lag ?? 0) : 0;
  // Timers of the test may be a little early.
  expect(lag).toBeGreaterThan(190);
  expect(left).toBe(5 * 60_000 - Math.max(0, took - lag));
});

test('it is half a second at most', async () => {
  const { entry, took, left } = await answered({ clock: { minutes: 5, increment: 0 } }, 700);
  expect(entry).toMatchObject({ kind: 'answer', lag: 500 });
  expect(left).toBe(5 * 60_000 - Math.max(0, took - 500));
});

test('without a clock, and by the day, nothing is measured', async () => {
  for (const clock of [{}, { clock: { days: 1 } }]) {
    const { entry } = await answered(clock, 0);
    expect(entry).toEqual({ kind: 'answer', seat: expect.any(Number), picks: ['treasures'] });
    expect(players.flatMap(({ heard }) => heard.filter(([name]) => name === 'echo'))).toEqual([]);
  }
});
