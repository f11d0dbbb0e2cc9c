import { expect, test } from 'vitest';
import { entriesOf } from '../../src/course/log.ts';
import type { Written } from '../../src/course/packed-log.ts';
import type { Database } from '../../src/store/database.ts';
import { Client } from '../support/client.ts';
import { databases } from '../support/databases.ts';
import { over, readAll } from '../support/finished.ts';
import { playOn, sides, sitDown } from '../support/games.ts';
import { serverHere, serverProcess } from '../support/server.ts';
import { storeRows, storeTable } from '../support/stored.ts';

test.for(Object.entries(databases))(
  'a finished game on %s is packed, and everything of it is read as before',
  async ([, newDatabase], { onTestFinished }) => {
    const database = await newDatabase();
    onTestFinished(database.remove);
    const { db } = database.store;
    const first = await serverHere(database.env);
    const { id, players } = await sitDown(first.url);
    const { own } = await sides(players);
    await own.answer(['play copper']);
    await own.send('undo', { table: id, seq: own.sight.seq });
    await playOn(players, 30);
    const begun = await entriesOf(db, id, 0);
    expect(await rowsOf(db, id)).toBe(begun.length);
    await playOn(players);
    await over(db, id);
    expect([await rowsOf(db, id), await packedOf(db, id)]).toEqual([0, 1]);
    const log = await entriesOf(db, id, 0);
    expect(log.slice(0, begun.length)).toEqual(begun);
    expect(log).toHaveLength(players[0].sight.seq);
    const seen = await readAll(first.url, id);
    expect(seen.events).toEqual(seen.game.events);
    const { packed } = seen.packed;
    const replay = await new Client(first.url).do('POST', '/api/replays', { packed });
    expect([await rowsOf(db, replay.id), await packedOf(db, replay.id)]).toEqual([0, 1]);
    for (const player of players) player.close();
    await first.stop();

    // Read from what is packed, and nothing has to be done by anybody.
    const second = await serverHere(database.env);
    expect(await readAll(second.url, id)).toEqual(seen);
    expect((await readAll(second.url, replay.id)).game.answers).toEqual(seen.game.answers);
    await second.stop();

    // As a version left it that did not pack.
    await db.deleteFrom('packed_logs').where('table_id', '=', id).execute();
    await storeRows(db, id, log);
    const third = await serverHere(database.env);
    expect(await readAll(third.url, id)).toEqual(seen);
    while ((await rowsOf(db, id)) > 0) await new Promise(setImmediate);
    await third.stop();
    expect(await entriesOf(db, id, 0)).toEqual(log);
    const fourth = await serverHere(database.env);
    expect(await readAll(fourth.url, id)).toEqual(seen);
    await fourth.stop();
  },
);

const OLD = 40;

test.for(Object.entries(databases))(
  'a server on %s that is killed while it packs old games leaves each whole, and the next one goes on',
  async ([, newDatabase], { onTestFinished }) => {
    const database = await newDatabase();
    onTestFinished(database.remove);
    const { db } = database.store;
    const log: Written[] = Array.from({ length: 100 }, (_, n) => ({
      entry: { kind: 'answer', seat: n % 2, picks: [] },
      at: n * 1000,
    }));
    const ids = Array.from({ length: OLD }, (_, i) => `old${String(i).padStart(3, '0')}`);
    for (const id of ids) await storeTable(db, id, log, { status: 'over', result: '{}' });
    await storeTable(db, 'running', log);
    const allPacked = async () => (await db.selectFrom('packed_logs').select('table_id').execute()).length;

    const before = await serverProcess(database.env);
    onTestFinished(before.kill);
    while ((await allPacked()) < 3) await new Promise(setImmediate);
    await before.kill();
    for (const id of ids) {
      expect([await rowsOf(db, id), await packedOf(db, id)]).toEqual(
        (await packedOf(db, id)) === 1 ? [0, 1] : [log.length, 0],
      );
      expect(await entriesOf(db, id, 0)).toEqual(log);
    }

    const after = await serverHere(database.env);
    while ((await allPacked()) < OLD) await new Promise(setImmediate);
    await after.stop();
    for (const id of ids) expect(await entriesOf(db, id, 0)).toEqual(log);
    expect([await rowsOf(db, 'running'), await packedOf(db, 'running')]).toEqual([log.length, 0]);
  },
);

async function rowsOf(db: Database, table: string): Promise<number> {
  return (await db.selectFrom('log').select('n').where('table_id', '=', table).execute()).length;
}

async function packedOf(db: Database, table: string): Promise<number> {
  const rows = db.selectFrom('packed_logs').select('table_id').where('table_id', '=', table);
  return (await rows.execute()).length;
}
