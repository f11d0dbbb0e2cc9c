import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databases, type TestDatabase } from '../../test/support/databases.ts';
import { storeTable } from '../../test/support/stored.ts';
import { KeptReviews, LEASE } from './kept-reviews.ts';

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
    await kept().keep('whole', 'first', bytes(1, 2));
    // Said by the thread before it was done, and heard afterwards.
    await kept().keepPart('whole', bytes(1));
    expect(await read('whole')).toEqual({ care: 'first', data: [1, 2] });
    expect(await kept().take('whole', 'first')).toBe(false);
    expect(await kept().take('whole', 'close')).toBe(true);
    expect(await read('whole')).toEqual({ care: 'first', data: [1, 2] });
    await kept().keep('whole', 'close', bytes(3));
    expect(await read('whole')).toEqual({ care: 'close', data: [3] });
    expect(await kept().take('whole', 'close')).toBe(false);
  });
});
