import type { PlanStore } from '@provincia/bots';
import { rulesVersion, type Setup } from '@provincia/engine';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Client } from '../../test/support/client.ts';
import { databases, type TestDatabase } from '../../test/support/databases.ts';
import { look, playOn } from '../../test/support/games.ts';
import { serverHere, thinking } from '../../test/support/server.ts';
import { DatabasePlanStore } from './plan-store.ts';
import { BotPool, Interrupted } from './pool.ts';
import { kingdom, MANY_SMITHIES, ONLY_CURSES, plansOf, SMITHIES } from './testing.ts';

const setup: Setup = { rules: rulesVersion, seed: '5'.repeat(32), players: 2, kingdom, first: 0 };

const fail = (error: unknown) => {
  throw error;
};

/** What the bot of a server that was just started buys in its first turn. */
async function firstBuy(plans: DatabasePlanStore, level: string): Promise<string | undefined> {
  const pool = new BotPool(plans, fail, thinking);
  const answers = await pool.answers({ setup, answers: [], levels: [level, null] }, 'Ada');
  await pool.stop();
  return answers.flat().find((label) => label.startsWith('buy '));
}

describe.each(['SQLite', 'PostgreSQL'] as const)('bots that plan, on %s', (kind) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await databases[kind]();
  });
  afterAll(async () => {
    await database.remove();
  });
  const plans = () => new DatabasePlanStore(database.store.db, Date.now);

  test('what one of them had found out is known after a restart, in whatever order the piles are named', async () => {
    await plans().keep(kingdom, plansOf('normal', SMITHIES));
    expect(await firstBuy(plans(), 'normal')).not.toBe('buy curse');
    // Nobody would find this: who buys it has read it.
    await plans().keep(kingdom, plansOf('normal', ONLY_CURSES));
    expect(await firstBuy(plans(), 'normal')).toBe('buy curse');
    const known = await plans().read([...kingdom].reverse());
    for (const [key, line] of plansOf('normal', ONLY_CURSES)) expect(known.get(key)).toBe(line);
  });

  test('a game against one that thinks goes on, and one that is known needs no plan', async () => {
    await plans().keep(kingdom, plansOf('hard', MANY_SMITHIES));
    const known = await plans().read(kingdom);
    const server = await serverHere(database.env, { plans: plans() });
    const person = new Client(server.url);
    const { id } = await person.make({
      seats: ['person', { bot: 'hard' }],
      kingdom: { by: 'cards', cards: [...kingdom] },
    });
    await look(person, id);
    await playOn([person], 12);
    await person.until(({ sight }) => sight.decision !== null, 'the next question');
    expect(person.sight.view.seats[1].turns).toBeGreaterThan(3);
    await server.stop();
    expect(await plans().read(kingdom)).toEqual(known);
  });
});

test('one that knows nothing of a kingdom finds out, and writes it down', async () => {
  const { store, remove } = await databases.SQLite();
  const plans = new DatabasePlanStore(store.db, Date.now);
  expect(await firstBuy(plans, 'normal')).not.toBe('buy curse');
  const found = await plans.read(kingdom);
  expect([...found.keys()]).toEqual([...plansOf('normal', ONLY_CURSES).keys()]);
  await remove();
});

/** Knows how to play the kingdom, so that nobody has to look for plans. */
const known: PlanStore = {
  read: async () =>
    new Map([2, 4].flatMap((players) => [...plansOf('hard', MANY_SMITHIES, kingdom, players)])),
  keep: async () => {},
};

/** Four that look ahead, and nobody else. */
const four = { setup: { ...setup, players: 4 }, answers: [], levels: ['hard', 'hard', 'hard', 'hard'] };

test('who plays against an easy bot does not wait for those of others that think long', async () => {
  const pool = new BotPool(known, fail, thinking);
  let thought = 0;
  const others = Array.from({ length: 12 }, async (_, i) => {
    await pool.answers(four, `Mallory ${i % 3}`);
    thought++;
  });
  const all = Promise.allSettled(others);
  const answers = await pool.answers({ ...four, levels: ['easy', null, null, null] }, 'Ada');
  expect(answers.length).toBeGreaterThan(0);
  expect(thought).toBeLessThan(others.length);
  await pool.stop();
  await all;
});

test('who stops waits for no thought, neither for those that have begun nor for those that wait', async () => {
  const pool = new BotPool(known, fail);
  const answers = Array.from({ length: 50 }, (_, i) => pool.answers(four, `${i}`));
  const dropped = Promise.all(answers.map((one) => expect(one).rejects.toThrow(Interrupted)));
  await known.read(kingdom);
  await pool.stop();
  await dropped;
});

test('who stops does not wait until a plan is found', async () => {
  const { store, remove } = await databases.SQLite();
  const plans = new DatabasePlanStore(store.db, Date.now);
  const pool = new BotPool(plans, fail);
  pool.prepare(setup, [null, 'hard'], 'Ada');
  const answers = pool.answers({ setup, answers: [], levels: ['hard', null] }, 'Ada');
  const refused = expect(answers).rejects.toThrow(Interrupted);
  await plans.read(kingdom);
  await pool.stop();
  await refused;
  expect((await plans.read(kingdom)).size).toBe(0);
  await remove();
});

test('one that wants to know much begins with a first plan, and who stops does not wait for a better one', async () => {
  const { store, remove } = await databases.SQLite();
  const plans = new DatabasePlanStore(store.db, Date.now);
  const pool = new BotPool(plans, fail);
  const answers = await pool.answers({ setup, answers: [], levels: ['hard', null] }, 'Ada');
  expect(answers.flat().some((label) => label.startsWith('buy '))).toBe(true);
  const { size } = await plans.read(kingdom);
  await pool.stop();
  expect((await plans.read(kingdom)).size).toBe(size);
  await remove();
});
