import { readFileSync } from 'node:fs';
import { type RulesVersion, type Setup, unpack } from '@provincia/engine';
import { type PublicGame, type Sight, Tape } from '@provincia/protocol';
import { sightOnTape } from '@provincia/protocol/sight-change';
import { expect, test } from 'vitest';
import { packed } from '../../src/course/packed-log.ts';
import type { Database } from '../../src/store/database.ts';
import { Client } from '../support/client.ts';
import { databases, type TestDatabase } from '../support/databases.ts';
import { over, readAll } from '../support/finished.ts';
import { asked, eventsOf, look, playOn, sides } from '../support/games.ts';
import { serverHere } from '../support/server.ts';
import { storeTable } from '../support/stored.ts';

/** A release in which version 1 ends, and the one after it. */
const ending = versions('ending');
const retired = versions('retired');

function versions(status: RulesVersion['status']): RulesVersion[] {
  return [
    { version: 1, status, changes: {} },
    { version: 2, status: 'played', changes: {} },
  ];
}

/** Two people at a new table of rules version 1. */
async function sitDown(
  url: string,
  db: Database,
  facts: Pick<Partial<Setup>, 'kingdom' | 'seed' | 'first'> = {},
) {
  const { kingdom, ...setup } = facts;
  const players = [new Client(url), new Client(url)];
  const { id } = await players[0].make({
    access: 'open',
    ...(kingdom !== undefined && { kingdom: { by: 'cards', cards: [...kingdom] } }),
  });
  await db
    .updateTable('tables')
    .set({ rules: 1, ...setup })
    .where('id', '=', id)
    .execute();
  await players[1].do('POST', `/api/tables/${id}/join`, {});
  for (const player of players) await look(player, id);
  return { id, players };
}

async function comeTo(url: string, id: string, players: readonly Client[]): Promise<void> {
  for (const player of players) {
    player.url = url;
    player.sights.length = 0;
    await look(player, id);
  }
}

async function exported(url: string): Promise<PublicGame[]> {
  const lines = await new Client(url).do<string | PublicGame>('GET', '/api/export/games');
  return typeof lines === 'string'
    ? lines
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line))
    : [lines];
}

/** From now on nobody can play this part of the log again. */
async function spoil(db: Database, table: string): Promise<void> {
  const data = JSON.stringify({ seat: 0, picks: ['nonsense'] });
  await db.updateTable('log').set({ kind: 'answer', data }).where('table_id', '=', table).execute();
  const whole = await db.selectFrom('packed_logs').select('table_id').where('table_id', '=', table).execute();
  const nonsense = await packed([{ entry: { kind: 'answer', seat: 0, picks: ['nonsense'] }, at: 0 }]);
  if (whole.length > 0)
    await db.updateTable('packed_logs').set({ data: nonsense }).where('table_id', '=', table).execute();
}

/** Nothing is asked in what is shown from a tape, and nothing can be undone. */
const asOnTape = (sight: Sight): Sight => ({ ...sight, decision: null, undo: null });

const onBoth = test.for(Object.entries(databases));
type Where = readonly [string, () => Promise<TestDatabase>];

onBoth(
  'on %s a stored game goes on by the rules it began with, where a ruling has changed since',
  async ([, newDatabase]: Where, { onTestFinished }) => {
    const database = await newDatabase();
    onTestFinished(database.remove);
    const file = new URL('../../../cards/src/released/treasures.tsv', import.meta.url);
    const [line, points, , winners] = readFileSync(file, 'utf8').split('\n')[0].split('\t');
    const read = unpack(line);
    if (!read.ok) throw new Error(read.problem.message);
    const { answers } = read.value;
    const { seed, kingdom } = read.value.setup as Setup;
    const first = await serverHere(database.env);
    const { id, players } = await sitDown(first.url, database.store.db, { seed, kingdom, first: 0 });
    const half = Math.floor(answers.length / 2);
    const play = async (from: number, to: number) => {
      for (const picks of answers.slice(from, to)) {
        const reply = await (await asked(players))?.answer(picks);
        expect(reply).toMatchObject({ ok: true });
      }
    };
    await play(0, half);
    for (const player of players) player.close();
    await first.stop();
    const second = await serverHere(database.env);
    onTestFinished(() => second.stop());
    await comeTo(second.url, id, players);
    await play(half, answers.length);
    expect(await asked(players)).toBeNull();
    const { result } = players[0].sight;
    expect([result?.points.join(), result?.winners.join()]).toEqual([points, winners]);
    await over(database.store.db, id);
    const kept = await new Client(second.url).do<{ packed: string }>('GET', `/api/tables/${id}/packed`);
    expect(kept.packed).toBe(line);
  },
);

onBoth(
  'on %s games by rules that a release no longer has go on from where they were kept, and are shown from tapes',
  async ([, newDatabase]: Where, { onTestFinished }) => {
    const database = await newDatabase();
    onTestFinished(database.remove);
    const { db } = database.store;
    const before = await serverHere(database.env, { rules: ending });
    const finished = await sitDown(before.url, db);
    const { own } = await sides(finished.players);
    await own.answer(['play copper']);
    await own.send('undo', { table: finished.id, seq: own.sight.seq });
    await playOn(finished.players);
    await over(db, finished.id);
    const seen = await readAll(before.url, finished.id);
    const running = await sitDown(before.url, db);
    await playOn(running.players, 40);
    const left = eventsOf(running.players[0], running.id);
    const { seq, view } = running.players[0].sight;
    for (const player of [...finished.players, ...running.players]) player.close();
    await before.stop();
    await spoil(db, finished.id);
    await spoil(db, running.id);

    const after = await serverHere(database.env, { rules: retired });
    onTestFinished(() => after.stop());
    const again = await readAll(after.url, finished.id);
    expect(again).toEqual({
      ...seen,
      steps: seen.steps.map(asOnTape),
      packed: { ...seen.packed, taped: true },
    });
    const reader = new Client(after.url);
    const path = `/api/tables/${finished.id}`;
    const tape = Tape.parse(await reader.do('GET', `${path}/tape`));
    const last = seen.game.answers.length;
    expect(sightOnTape(tape, last, 1)).toEqual(again.steps.at(-1));
    expect(await reader.ask('GET', `${path}/review`)).toEqual({
      status: 422,
      body: {
        code: 'not-reviewable',
        message: 'This game cannot be reviewed: it was played by rules that this server no longer has.',
      },
    });

    // Everybody finds the running game as they left it, and plays it to its end.
    await comeTo(after.url, running.id, running.players);
    const [ada] = running.players;
    const told = eventsOf(ada, running.id);
    expect(told.slice(0, left.length)).toEqual(left);
    expect(told.at(left.length)).toMatchObject({ type: 'new-rules', since: left.length });
    expect(ada.sight.seq).toBe(seq + 1);
    expect(ada.sight.view).toEqual(view);
    expect(ada.sight.undo).toBeNull();
    await playOn(running.players);
    await over(db, running.id);
    const whole = await readAll(after.url, running.id);
    expect(whole.packed.taped).toBe(true);
    expect(whole.steps[0].events.length).toBeGreaterThan(0);
    expect(whole.game.answers.length).toBeGreaterThan(40);
    const games = await db.selectFrom('tables').select(['id', 'status']).execute();
    expect(games.map(({ status }) => status)).toEqual(['over', 'over']);
  },
);

onBoth(
  'on %s a game that was taken over is kept again where its next rules end, in the middle of a card',
  async ([, newDatabase]: Where, { onTestFinished }) => {
    const database = await newDatabase();
    onTestFinished(database.remove);
    const { db } = database.store;
    let server = await serverHere(database.env, { rules: ending });
    onTestFinished(() => server.stop());
    const { id, players } = await sitDown(server.url, db);
    const kept = async () => db.selectFrom('kept_games').select(['n', 'rules']).execute();
    const restart = async (rules: readonly RulesVersion[]) => {
      for (const player of players) player.close();
      await server.stop();
      server = await serverHere(database.env, { rules });
      await comeTo(server.url, id, players);
    };
    await playOn(players, 10);
    await restart(retired);
    const [{ n, rules }] = await kept();
    expect(rules).toBe(2);
    // Now the second version, by which it goes on, ends as well.
    const both = retired.map((one) => (one.version === 2 ? ({ ...one, status: 'ending' } as const) : one));
    await restart(both);
    let { own } = await sides(players);
    for (; own.sight.decision?.source !== 'cellar'; { own } = await sides(players))
      await own.answer(cellarsOnly(own.sight));
    const { decision, seq } = own.sight;
    await restart(both);
    expect(await kept()).toEqual([{ n: seq, rules: 2 }]);
    expect(seq).toBeGreaterThan(n);
    expect(own.sight.decision).toEqual(decision);
    await playOn(players);
    await over(db, id);
    expect((await readAll(server.url, id)).packed.taped).toBe(true);
  },
);

/** Buys Cellars and plays them. */
function cellarsOnly({ decision }: Sight): string[] {
  const wishes = ['play cellar', 'treasures', 'buy cellar'];
  return wishes.filter((wish) => decision?.choices.some(({ label }) => label === wish)).slice(0, 1);
}

onBoth(
  'on %s a release does not start without what it needs of older games, and changes nothing',
  async ([, newDatabase]: Where, { onTestFinished }) => {
    const database = await newDatabase();
    onTestFinished(database.remove);
    const { db } = database.store;
    const log = Array.from({ length: 20 }, (_, n) => ({
      entry: { kind: 'answer', seat: n % 2, picks: [] } as const,
      at: n,
    }));
    await storeTable(db, 'a'.repeat(16), log);
    await storeTable(db, 'b'.repeat(16), log, { status: 'over', result: '{"winners":[0]}' });
    const stored = async () => ({
      tables: await db.selectFrom('tables').selectAll().orderBy('id').execute(),
      heads: await db.selectFrom('heads').selectAll().orderBy('table_id').execute(),
      log: await db.selectFrom('log').selectAll().orderBy('table_id').orderBy('n').execute(),
    });
    const unchanged = await stored();
    await expect(serverHere(database.env, { rules: retired })).rejects.toThrow(
      '2 of its games were played by rules version 1, which this release no longer has, and are not kept. Start the last release that plays version 1,',
    );
    expect(await stored()).toEqual(unchanged);

    const before = await serverHere(database.env, { rules: ending });
    const kept = db.selectFrom('kept_games').select(['table_id', 'n', 'rules']).orderBy('table_id');
    while ((await kept.execute()).length < 2) await new Promise(setImmediate);
    await before.stop();
    const each = { n: log.length, rules: 1 };
    expect(await kept.execute()).toEqual(['a', 'b'].map((id) => ({ table_id: id.repeat(16), ...each })));
    const after = await serverHere(database.env, { rules: retired });
    onTestFinished(() => after.stop());
    expect(await kept.execute()).toEqual([
      { table_id: 'a'.repeat(16), n: log.length, rules: 2 },
      { table_id: 'b'.repeat(16), ...each },
    ]);
  },
);

onBoth(
  'on %s a game of a later release is refused with a sentence, and all others are played',
  async ([, newDatabase]: Where, { onTestFinished }) => {
    const database = await newDatabase();
    onTestFinished(database.remove);
    const { db } = database.store;
    const later = 'c'.repeat(16);
    await storeTable(db, later, [{ entry: { kind: 'answer', seat: 0, picks: ['of tomorrow'] }, at: 0 }], {
      rules: 99,
    });
    await db.updateTable('heads').set({ due_at: 0 }).where('table_id', '=', later).execute();
    const server = await serverHere(database.env);
    onTestFinished(() => server.stop());
    expect(await new Client(server.url).ask('GET', `/api/tables/${later}/game`)).toEqual({
      status: 409,
      body: {
        code: 'newer-rules',
        message:
          'This game is of rules version 99, and this server plays versions up to 2: it has to be updated.',
      },
    });
    const { id, players } = await sitDown(server.url, db);
    await playOn(players);
    await over(db, id);
    const rows = await db.selectFrom('log').select('data').where('table_id', '=', later).execute();
    expect(rows).toEqual([{ data: '{"seat":0,"picks":["of tomorrow"]}' }]);
  },
);

onBoth(
  'on %s exports name the rules by which a game began and went on',
  async ([, newDatabase]: Where, { onTestFinished }) => {
    const database = await newDatabase();
    onTestFinished(database.remove);
    const { db } = database.store;
    const before = await serverHere(database.env, { rules: ending });
    const { id, players } = await sitDown(before.url, db);
    await playOn(players, 10);
    for (const player of players) player.close();
    await before.stop();
    const after = await serverHere(database.env, { rules: retired });
    onTestFinished(() => after.stop());
    await comeTo(after.url, id, players);
    await playOn(players);
    await over(db, id);
    // Those that ended a moment ago may still get company.
    await db.updateTable('tables').set({ ended_at: 1 }).where('id', '=', id).execute();
    const [game] = await exported(after.url);
    expect(game).toMatchObject({ id, rules: 1, laterRules: [2] });
    expect(game.packed.startsWith('1.')).toBe(true);
  },
);

onBoth(
  'on %s bots play on and hints are given at a table that was taken over',
  async ([, newDatabase]: Where, { onTestFinished }) => {
    const database = await newDatabase();
    onTestFinished(database.remove);
    const { db } = database.store;
    const before = await serverHere(database.env, { rules: ending });
    const person = new Client(before.url);
    const { id } = await person.make({ seats: ['person', { bot: 'easy' }] });
    await look(person, id);
    await playOn([person], 10);
    await asked([person]);
    person.close();
    await db.updateTable('tables').set({ rules: 1 }).where('id', '=', id).execute();
    await before.stop();
    await spoil(db, id);
    const after = await serverHere(database.env, { rules: retired });
    onTestFinished(() => after.stop());
    await comeTo(after.url, id, [person]);
    const { seq } = person.sight;
    expect(await person.send('hint', { table: id, seq })).toMatchObject({ ok: true });
    await playOn([person]);
    await over(db, id);
    const { result } = await db.selectFrom('tables').select('result').executeTakeFirstOrThrow();
    expect(JSON.parse(result ?? '')).toMatchObject({ points: [expect.any(Number), expect.any(Number)] });
  },
);

onBoth(
  'on %s a game that is over, and of which that was not written down, is finished',
  async ([, newDatabase]: Where, { onTestFinished }) => {
    const database = await newDatabase();
    onTestFinished(database.remove);
    const { db } = database.store;
    const before = await serverHere(database.env, { rules: ending });
    const { id, players } = await sitDown(before.url, db);
    await playOn(players, 6);
    for (const player of players) player.close();
    await before.stop();
    // As a process leaves it that is killed right after it has written the last entry, which was long ago.
    const { n } = await db.selectFrom('heads').select('n').executeTakeFirstOrThrow();
    const data = JSON.stringify({ seat: 0, why: 'resigned' });
    await db.insertInto('log').values({ table_id: id, n, kind: 'resign', data, at: 0 }).execute();
    await db
      .updateTable('heads')
      .set({ n: n + 1, due_at: null })
      .execute();
    await (await serverHere(database.env, { rules: ending })).stop();
    const after = await serverHere(database.env, { rules: retired });
    onTestFinished(() => after.stop());
    await over(db, id);
    const { game } = await readAll(after.url, id);
    expect(game.answers).toHaveLength(6);
    expect(game.events.at(-1)).toMatchObject({ type: 'resigned', player: 0 });
  },
);
