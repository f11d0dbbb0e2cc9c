import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { newSqlite } from '../../test/support/databases.ts';
import { onBothDatabases } from '../../test/support/people-app.ts';
import type { LogRow, SeatRow, TableRow } from '../store/database.ts';
import { dataOf } from './data.ts';
import { finishedGames, gamesOf } from './history.ts';

const GAMES = 130;
const LINES = 1200;
const tableId = (i: number) => `game${i}`.padEnd(16, 'a');

onBothDatabases((made) => {
  async function manyGames(): Promise<void> {
    const { db, now } = made();
    const ada = await made().idOf(await made().member('Ada'));
    const first = await made().table([ada, null]);
    const row = await db.selectFrom('tables').selectAll().where('id', '=', first).executeTakeFirstOrThrow();
    const ids = Array.from({ length: GAMES }, (_, i) => tableId(i));
    expect(new Set(ids).size).toBe(GAMES);
    const tables: TableRow[] = ids.map((id, i) => ({ ...row, id, ended_at: now + i }));
    const seats: SeatRow[] = ids.flatMap((table_id, i) => [
      { table_id, seat: 0, person: ada, level: null, program: 0, ended_at: now + i },
      { table_id, seat: 1, person: 'bob', level: null, program: 0, ended_at: now + i },
    ]);
    const log: LogRow[] = ids.flatMap((table_id) =>
      [0, 1].map((seat) => ({
        table_id,
        n: seat,
        kind: 'answer',
        data: JSON.stringify({ seat, picks: [] }),
        at: now,
      })),
    );
    const chat = Array.from({ length: LINES }, (_, n) => ({
      table_id: first,
      n,
      person: ada,
      text: `${n}`,
      at: now,
    }));
    await db.insertInto('tables').values(tables).execute();
    await db.insertInto('seats').values(seats).execute();
    await db.insertInto('log').values(log).execute();
    await db.insertInto('chat').values(chat).execute();
  }

  async function adaHerself() {
    const { db } = made();
    const { id: session, person } = await db.selectFrom('sessions').selectAll().executeTakeFirstOrThrow();
    return { id: person, name: 'Ada', kind: 'member', program: false, session } as const;
  }

  test('what is stored of somebody comes in pieces, complete, and others get their turn in between', async () => {
    await manyGames();
    let turns = 0;
    let counting = true;
    const count = () => {
      turns++;
      if (counting) setImmediate(count);
    };
    setImmediate(count);
    let text = '';
    let longest = 0;
    for await (const piece of dataOf(made().db, await adaHerself())) {
      longest = Math.max(longest, piece.length);
      text += piece;
    }
    counting = false;
    const data = JSON.parse(text);
    expect(data.games).toHaveLength(GAMES + 1);
    expect(new Set(data.games.map(({ table }: { table: string }) => table)).size).toBe(GAMES + 1);
    expect(
      data.games.every(({ log }: { log: { seat: number }[] }) => log.every(({ seat }) => seat === 0)),
    ).toBe(true);
    expect(data.games.filter(({ log }: { log: unknown[] }) => log.length === 1)).toHaveLength(GAMES);
    expect(data.chat.map(({ text }: { text: string }) => text)).toEqual(
      Array.from({ length: LINES }, (_, n) => `${n}`),
    );
    expect(data.tablesMade).toHaveLength(GAMES + 1);
    // Seven pieces of games and three of the chat.
    expect(turns).toBeGreaterThanOrEqual(10);
    expect(longest).toBeLessThan(text.length / 2);
  });

  test('it stops when the session ends', async () => {
    await manyGames();
    const read = dataOf(made().db, await adaHerself());
    for (let i = 0; i < 4; i++) await read.next();
    await made().db.deleteFrom('sessions').execute();
    const rest = async () => {
      for await (const piece of read) expect(piece).toBeDefined();
    };
    await expect(rest()).rejects.toThrow('The session has ended.');
  });

  async function allPages(limit: number): Promise<(string | null)[]> {
    const ada = await adaHerself();
    const { context } = made();
    const ids: (string | null)[] = [];
    let before: string | undefined;
    for (;;) {
      const { games, next } = await gamesOf(context, ada, ada, { before, limit });
      ids.push(...games.map(({ id }) => id));
      if (next === null) return ids;
      before = next;
    }
  }

  test('games that ended at the same moment are on one page or the next, each once', async () => {
    await manyGames();
    const { db, now } = made();
    // Ten at a time, and one long row of them that is longer than a page.
    const moment = (i: number) => (i < 30 ? now - 1 : now + Math.floor(i / 10));
    for (let i = 0; i < GAMES; i++) {
      const at = { ended_at: moment(i) };
      await db.updateTable('tables').set(at).where('id', '=', tableId(i)).execute();
      await db.updateTable('seats').set(at).where('table_id', '=', tableId(i)).execute();
    }
    const ids = await allPages(7);
    expect(new Set(ids).size).toBe(GAMES + 1);
    expect(ids).toHaveLength(GAMES + 1);
    expect(await allPages(100)).toEqual(ids);
  });

  test('the games of somebody are read page by page, each once', async () => {
    await manyGames();
    const ids = await allPages(50);
    expect(ids.slice(0, GAMES - 1)).toEqual(
      Array.from({ length: GAMES - 1 }, (_, i) => tableId(GAMES - 1 - i)),
    );
  });
});

test('finding somebody’s last games reads an index, and sorts nothing', async () => {
  const { store, remove } = await newSqlite();
  const query = finishedGames(store.db, 'ada', {
    place: { at: 1, skipped: 2 },
    known: 1,
    since: '2026-01-01',
    until: '2026-02-01',
  })
    .limit(21)
    .compile();
  const plan = await sql<{
    detail: string;
  }>`explain query plan ${sql.raw(query.sql.replaceAll('?', "'1'"))}`.execute(store.db);
  const steps = plan.rows.map(({ detail }) => detail).join('\n');
  expect(steps).toContain('seats_played');
  expect(steps).not.toContain('TEMP B-TREE');
  await remove();
});
