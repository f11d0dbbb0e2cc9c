import type { PublicGame } from '@provincia/protocol';
import { expect } from 'vitest';
import { Client } from '../support/client.ts';
import { over, readAll } from '../support/finished.ts';
import { playOn } from '../support/games.ts';
import { ending, retired, testReleases } from '../support/releases.ts';
import { storeTable } from '../support/stored.ts';

testReleases(
  'a release does not start without what it needs of older games, and changes nothing',
  async (releases) => {
    const { db } = releases;
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
    await expect(releases.start(retired)).rejects.toThrow(
      '2 of its games were played by rules version 1, which this release no longer has, and are not kept. Start the last release that plays version 1,',
    );
    expect(await stored()).toEqual(unchanged);

    await releases.start(ending);
    const kept = db.selectFrom('kept_games').select(['table_id', 'n', 'rules']).orderBy('table_id');
    while ((await kept.execute()).length < 2) await new Promise(setImmediate);
    await releases.stop();
    const each = { n: log.length, rules: 1 };
    expect(await kept.execute()).toEqual(['a', 'b'].map((id) => ({ table_id: id.repeat(16), ...each })));
    await releases.start(retired);
    expect(await kept.execute()).toEqual([
      { table_id: 'a'.repeat(16), n: log.length, rules: 2 },
      { table_id: 'b'.repeat(16), ...each },
    ]);
  },
);

testReleases(
  'a game of a later release is refused with a sentence, and all others are played',
  async (releases) => {
    const { db } = releases;
    const later = 'c'.repeat(16);
    const log = [{ entry: { kind: 'answer', seat: 0, picks: ['of tomorrow'] } as const, at: 0 }];
    await storeTable(db, later, log, { rules: 99 });
    await db.updateTable('heads').set({ due_at: 0 }).where('table_id', '=', later).execute();
    await releases.start();
    expect(await new Client(releases.url).ask('GET', `/api/tables/${later}/game`)).toEqual({
      status: 409,
      body: {
        code: 'newer-rules',
        message:
          'This game is of rules version 99, and this server plays versions up to 2: it has to be updated.',
      },
    });
    const { id, players } = await releases.sitDown();
    await playOn(players);
    await over(db, id);
    const rows = await db.selectFrom('log').select('data').where('table_id', '=', later).execute();
    expect(rows).toEqual([{ data: '{"seat":0,"picks":["of tomorrow"]}' }]);
  },
);

testReleases('exports name the rules by which a game began and went on', async (releases) => {
  const { db } = releases;
  await releases.start(ending);
  const table = await releases.sitDown();
  const { id, players } = table;
  await playOn(players, 10);
  await releases.start(retired);
  await releases.comeBack(table);
  await playOn(players);
  await over(db, id);
  // Those that ended a moment ago may still get company.
  await db.updateTable('tables').set({ ended_at: 1 }).where('id', '=', id).execute();
  const game = await new Client(releases.url).do<PublicGame>('GET', '/api/export/games');
  expect(game).toMatchObject({ id, rules: 1, laterRules: [2] });
  expect(game.packed.startsWith('1.')).toBe(true);
});

testReleases('a game that is over, and of which that was not written down, is finished', async (releases) => {
  const { db } = releases;
  await releases.start(ending);
  const { id, players } = await releases.sitDown();
  await playOn(players, 6);
  await releases.stop();
  // As a process leaves it that is killed right after it has written the last entry, which was long ago.
  const { n } = await db.selectFrom('heads').select('n').executeTakeFirstOrThrow();
  const data = JSON.stringify({ seat: 0, why: 'resigned' });
  await db.insertInto('log').values({ table_id: id, n, kind: 'resign', data, at: 0 }).execute();
  const head = { n: n + 1, due_at: null };
  await db.updateTable('heads').set(head).execute();
  await releases.start(ending);
  await releases.start(retired);
  await over(db, id);
  const { game } = await readAll(releases.url, id);
  expect(game.answers).toHaveLength(6);
  expect(game.events.at(-1)).toMatchObject({ type: 'resigned', player: 0 });
});
