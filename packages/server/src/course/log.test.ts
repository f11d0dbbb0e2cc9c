import type { Entry } from '@provincia/course';
import { expect, test } from 'vitest';
import { databases } from '../../test/support/databases.ts';
import { storeTable } from '../../test/support/stored.ts';
import type { Database } from '../store/database.ts';
import { Courses } from './courses.ts';
import { entriesOf, packLog, replaceLog } from './log.ts';
import { packed, unpacked } from './packed-log.ts';

const everyKind: readonly Entry[] = [
  { kind: 'answer', seat: 0, picks: ['play copper', 'play copper'] },
  { kind: 'answer', seat: 0, picks: [] },
  { kind: 'answer', seat: 0, picks: [], lag: 120 },
  { kind: 'answer', seat: 0, picks: [], ahead: true },
  { kind: 'ahead', seat: 1, answers: { reactions: [], purchase: { cards: ['gold'], otherwise: 'ask' } } },
  { kind: 'grace', seat: 1, until: 1_700_000_000_000 },
  { kind: 'undo', seat: 0 },
  { kind: 'ask-undo', seat: 1 },
  { kind: 'allow-undo', seat: 0 },
  { kind: 'refuse-undo', seat: 2 },
  { kind: 'bots', answers: [['buy gold'], [], ['a', 'b']] },
  { kind: 'stand-in', seat: 1 },
  { kind: 'back', seat: 1 },
  { kind: 'resign', seat: 0, why: 'time' },
];
const log = everyKind.map((entry, i) => ({ entry, at: 1_700_000_000_000 + ((i * 7919) % 5000) }));

test('a packed log has all that was in it, also if clocks went back', async () => {
  expect(await unpacked(await packed(log))).toEqual(log);
  expect(await unpacked(await packed([]))).toEqual([]);
});

const rowsOf = (db: Database) => db.selectFrom('log').select('n').orderBy('n').execute();
const packedOf = (db: Database) => db.selectFrom('packed_logs').select('table_id').execute();

for (const [name, newDatabase] of Object.entries(databases)) {
  const onDatabase = (
    title: string,
    body: (store: Awaited<ReturnType<typeof newDatabase>>['store']) => Promise<void>,
  ) =>
    test(`${title}, on ${name}`, async ({ onTestFinished }) => {
      const database = await newDatabase();
      onTestFinished(database.remove);
      await storeTable(database.store.db, 'game', log, { status: 'over' });
      await body(database.store);
    });

  onDatabase('a log is read the same in both forms, from any number to any other', async ({ db }) => {
    const read = async () => [
      await entriesOf(db, 'game', 0),
      await entriesOf(db, 'game', 3),
      await entriesOf(db, 'game', 3, 5),
      await entriesOf(db, 'game', log.length),
    ];
    const before = await read();
    expect(before).toEqual([log, log.slice(3), log.slice(3, 5), []]);
    const whole = await packLog(db, 'game');
    await db.transaction().execute((db) => replaceLog(db, 'game', whole));
    expect(await rowsOf(db)).toEqual([]);
    expect(await packedOf(db)).toEqual([{ table_id: 'game' }]);
    expect(await read()).toEqual(before);
    // Another process that had read it before does no harm.
    await db
      .transaction()
      .execute((db) => replaceLog(db, 'game', { n: log.length, data: new Uint8Array(1) }));
    expect(await read()).toEqual(before);
    await db.deleteFrom('tables').execute();
    expect(await packedOf(db)).toEqual([]);
  });

  onDatabase('a log whose packing is interrupted stays as it was', async ({ db }) => {
    const whole = await packLog(db, 'game');
    const broken = db.transaction().execute(async (db) => {
      await replaceLog(db, 'game', whole);
      expect(await rowsOf(db)).toEqual([]);
      throw new Error('interrupted');
    });
    await expect(broken).rejects.toThrow('interrupted');
    expect(await rowsOf(db)).toHaveLength(log.length);
    expect(await packedOf(db)).toEqual([]);
  });

  onDatabase(
    'a log to which something was written since it was read is not packed',
    async ({ db, write }) => {
      const whole = await packLog(db, 'game');
      const row = { table_id: 'game', n: log.length, kind: 'back', data: '{"seat":1}', at: 0 };
      expect(await write([{ row, head: { due_at: null, leased_until: 0 } }])).toHaveLength(1);
      await db.transaction().execute((db) => replaceLog(db, 'game', whole));
      expect(await rowsOf(db)).toHaveLength(log.length + 1);
      expect(await packedOf(db)).toEqual([]);
    },
  );
}

test('who is behind when a game is packed catches up with its end, and writes nothing', async ({
  onTestFinished,
}) => {
  const database = await databases.PostgreSQL();
  onTestFinished(database.remove);
  const { db, write } = database.store;
  const pass = (seat: number): Entry => ({ kind: 'answer', seat, picks: [] });
  const begun = [pass(0), pass(1)].map((entry) => ({ entry, at: 0 }));
  await storeTable(db, 'game', begun);
  const fail = (error: unknown) => {
    throw error;
  };
  // Two processes that do not hear of each other.
  const process = () =>
    new Courses({ db, write, bus: { publish: () => {}, subscribe: () => {} } }, () => 0, fail);
  const [here, there] = [process(), process()];
  expect((await there.get('game')).n).toBe(2);
  await here.write('game', { kind: 'resign', seat: 0, why: 'resigned' });
  await here.write('game', { kind: 'resign', seat: 1, why: 'resigned' }).catch(() => {});
  expect((await here.get('game')).over).toBe(true);
  const whole = await packLog(db, 'game');
  await db.transaction().execute((db) => replaceLog(db, 'game', whole));

  await expect(there.write('game', pass(0), 2)).rejects.toMatchObject({ code: 'stale' });
  expect(await rowsOf(db)).toEqual([]);
  expect((await there.get('game')).over).toBe(true);
  const { course, events } = await there.withEvents('game', 0);
  expect(events).toEqual((await here.withEvents('game', 0)).events);
  expect(course.n).toBe(whole.n);
});
