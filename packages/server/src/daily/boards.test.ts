import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { databases, newSqlite } from '../../test/support/databases.ts';
import { storeTable } from '../../test/support/stored.ts';
import type { Database } from '../store/database.ts';
import { bestOfDay, bestOfMonth, dayBoard, monthBoard, sumMonth } from './boards.ts';
import { outcomes, rankOf, scoreOf } from './scoring.ts';

const SET = 'all';
const DAY = '2026-11-17';

/** Somebody who has tried: each is better than the one before. */
async function keepTry(db: Database, person: string, number: number, day = DAY): Promise<void> {
  await db
    .insertInto('people')
    .values({ id: person, name: person, name_key: null, look: null, password: null, created_at: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const table = `${day}${person}`;
  await storeTable(db, table, [], { status: 'over' });
  const ending = { outcome: 'won', margin: number, turns: 15, points: 30 } as const;
  await db
    .insertInto('daily_tries')
    .values({
      person,
      day,
      set_id: SET,
      table_id: table,
      begun_at: 0,
      ended_at: 1000 - number,
      ...ending,
      outcome: outcomes.indexOf(ending.outcome),
      rank: rankOf(ending, null),
      score: scoreOf(ending),
    })
    .execute();
  await db.transaction().execute((db) => sumMonth(db, person, day.slice(0, 7), SET));
}

describe.each(Object.entries(databases))('on %s', (_, newDatabase) => {
  test('a board has the hundred best who have a name, and whoever looks knows their place behind them', async ({
    onTestFinished,
  }) => {
    const { store, remove } = await newDatabase();
    onTestFinished(remove);
    const { db } = store;
    for (let number = 1; number <= 110; number++) await keepTry(db, `Player ${number}`, number % 60);
    await keepTry(db, 'Guest 0123', 55);
    const where = { day: DAY, set: SET };
    const { board, you, players } = await dayBoard(db, where, 'Player 2', false);
    expect(players).toBe(110);
    expect(board).toHaveLength(100);
    expect(board.map(({ place }) => place)).toEqual(board.map((_, i) => i + 1));
    expect(board.map(({ margin }) => margin)).toEqual(
      board.map(({ margin }) => margin).toSorted((a, b) => b - a),
    );
    // Of two with the same margin the earlier one, and of two at the same moment either, but always the same.
    expect(you).toMatchObject({ name: 'Player 2', you: true, margin: 2 });
    expect(you?.place).toBeGreaterThan(100);
    expect((await dayBoard(db, where, 'Guest 0123', false)).you).toBeNull();
    expect((await dayBoard(db, where, null, true)).board[0].table).not.toBeNull();
    const whole = { month: '2026-11', set: SET };
    expect((await monthBoard(db, whole, 'Player 2')).you).toMatchObject({ score: 102, days: 1, won: 1 });
    expect((await monthBoard(db, whole, 'nobody')).you).toBeNull();
  });

  test('a month adds up its days, once each, also of two that end at the same moment', async ({
    onTestFinished,
  }) => {
    const { store, remove } = await newDatabase();
    onTestFinished(remove);
    const { db } = store;
    await keepTry(db, 'Ann', 10, '2026-10-31');
    await Promise.all(['2026-11-01', '2026-11-30'].map((day, i) => keepTry(db, 'Ann', 20 + i, day)));
    await db.transaction().execute((db) => sumMonth(db, 'Ann', '2026-11', SET));
    await keepTry(db, 'Bob', 50, '2026-11-02');
    const { board } = await monthBoard(db, { month: '2026-11', set: SET }, 'Bob');
    expect(board).toEqual([
      { place: 1, name: 'Ann', isMember: false, you: false, score: 241, days: 2, won: 2 },
      { place: 2, name: 'Bob', isMember: false, you: true, score: 150, days: 1, won: 1 },
    ]);
  });
});

test('both boards are read along an index, however many have tried', async ({ onTestFinished }) => {
  const { store, remove } = await newSqlite();
  onTestFinished(remove);
  const { db } = store;
  for (const [query, index] of [
    [bestOfDay(db, DAY, SET), 'daily_tries_best'],
    [bestOfMonth(db, '2026-11', SET), 'daily_months_best'],
  ] as const) {
    const compiled = query.compile();
    const { rows } = await sql<{ detail: string }>`explain query plan ${sql.raw(
      compiled.sql.replaceAll('?', "'1'"),
    )}`.execute(db);
    const details = rows.map(({ detail }) => detail).join('\n');
    expect(details).toContain(`USING INDEX ${index}`);
    expect(details).not.toContain('TEMP B-TREE');
  }
});
