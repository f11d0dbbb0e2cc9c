import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databases, type TestDatabase } from '../../test/support/databases.ts';
import { storeTable } from '../../test/support/stored.ts';
import { EDITION, KeptReviews, LEASE } from './kept-reviews.ts';

const bytes = (...some: number[]) => Uint8Array.from(some);

describe.each(['SQLite', 'PostgreSQL'] as const)('kept reviews on %s', (kind) => {
  let database: TestDatabase;
  let time = 1000;
  beforeAll(async () => {
    database = await databases[kind]();
  });
  afterAll(() => database.remove());
  /** As two processes have them. */
  const kept = () => new KeptReviews(database.store.db, () => time);
  const newGame = (id: string) => storeTable(database.store.db, id, [], { status: 'over' });
  const read = async (id: string) => {
    const { care, data } = (await kept().read(id)) ?? {};
    return { care, data: data && [...data] };
  };

  test('one of two processes has a review until it gives it back', async () => {
    await newGame('one');
    const taken = await Promise.all([kept().take('one', 'first'), kept().take('one', 'first')]);
    expect(taken.sort()).toEqual([false, true]);
    await kept().giveBack('one');
    expect(await kept().take('one', 'first')).toBe(true);
  });

  test('what a process had that has died is begun again, and not what one has that lives', async () => {
    for (const id of ['dead', 'alive']) {
      await newGame(id);
      await kept().take(id, 'first');
      await kept().keepPart(id, bytes(1));
    }
    time += LEASE;
    await kept().renew(['alive']);
    expect([await kept().take('dead', 'first'), await kept().take('alive', 'first')]).toEqual([true, false]);
    expect(await read('dead')).toEqual({ care: null, data: null });
    expect(await read('alive')).toEqual({ care: null, data: [1] });
  });

  test('a whole review stays until a closer one takes its place', async () => {
    await newGame('whole');
    expect(await kept().take('whole', 'close')).toBe(false);
    await kept().take('whole', 'first');
    await kept().keep('whole', 'first', bytes(1, 2), new Map());
    // Said by the thread before it was done, and heard afterwards.
    await kept().keepPart('whole', bytes(1));
    expect(await read('whole')).toEqual({ care: 'first', data: [1, 2] });
    expect(await kept().take('whole', 'first')).toBe(false);
    expect(await kept().take('whole', 'close')).toBe(true);
    expect(await read('whole')).toEqual({ care: 'first', data: [1, 2] });
    await kept().keep('whole', 'close', bytes(3), new Map());
    expect(await read('whole')).toEqual({ care: 'close', data: [3] });
    expect(await kept().take('whole', 'close')).toBe(false);
  });

  test('a review of another shape is not read, and made anew', async () => {
    await newGame('old');
    await database.store.db
      .insertInto('reviews')
      .values({ table_id: 'old', care: 'close', data: bytes(9), leased_until: 0, edition: EDITION - 1 })
      .execute();
    expect(await kept().read('old')).toBeUndefined();
    expect(await kept().take('old', 'close')).toBe(false);
    expect(await kept().take('old', 'first')).toBe(true);
    expect(await read('old')).toEqual({ care: null, data: null });
    expect(await kept().take('old', 'first')).toBe(false);
  });

  test('how well people decided is kept with their seats, and not of those who are gone', async () => {
    await newGame('figures');
    const { db } = database.store;
    await db.insertInto('people').values({ id: 'ada', name: 'Ada', created_at: 0 }).execute();
    await kept().take('figures', 'first');
    const precision = { decisions: 9, errorRate: 0.02, accuracy: 40 };
    const reviewed = async () => {
      const rows = db.selectFrom('seats').select('reviewed').where('table_id', '=', 'figures');
      return (await rows.orderBy('seat').execute()).map((row) => row.reviewed && JSON.parse(row.reviewed));
    };
    await kept().keep('figures', 'first', bytes(1), new Map([0, 1].map((seat) => [seat, precision])));
    // Nobody is called bob here.
    expect(await reviewed()).toEqual([precision, null]);
    await db.insertInto('people').values({ id: 'bob', name: 'Bob', created_at: 0 }).execute();
    await db
      .updateTable('seats')
      .set({ program: 1 })
      .where('table_id', '=', 'figures')
      .where('seat', '=', 1)
      .execute();
    // What a program has played for somebody is not theirs.
    await kept().keep('figures', 'first', bytes(1), new Map([[1, precision]]));
    expect(await reviewed()).toEqual([precision, null]);
    await kept().keep('figures', 'close', bytes(1), new Map([[0, { ...precision, decisions: 8 }]]));
    expect(await reviewed()).toEqual([{ ...precision, decisions: 8 }, null]);
  });
});
