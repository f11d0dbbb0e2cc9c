import { afterAll, beforeAll, expect, test } from 'vitest';
import { LocalBus } from '../store/bus.ts';
import { openStore, type Store } from '../store/open.ts';
import { Seating } from '../tables/seating.ts';
import { Tables } from '../tables/tables.ts';
import { dataFolder } from '../testing/server.ts';
import { Courses } from './courses.ts';
import { Keeper } from './keeper.ts';

const folder = dataFolder();
let store: Store;
beforeAll(async () => {
  store = await openStore({ databaseUrl: undefined, dataDir: folder.path }, () => {});
});
afterAll(async () => {
  await store.close();
  folder.remove();
});

test('what happens while a bot thinks is looked after at once, not when the table is free again', async () => {
  const { db } = store;
  const bus = new LocalBus();
  // A clock that stands still: a table that was taken on is never free by itself.
  const now = () => 1_000_000;
  const seating = new Seating(db, bus, now, new Tables(db, bus));
  const courses = new Courses(db, bus, now, (error) => {
    throw error;
  });
  const thoughts: ((answers: string[][]) => void)[] = [];
  let wake = () => {};
  const keeper = new Keeper({
    db,
    courses,
    now,
    bots: {
      answers: () =>
        new Promise((resolve) => {
          thoughts.push(resolve);
          wake();
        }),
    },
    finish: async () => {},
    onError: (error) => {
      throw error;
    },
  });
  const thinking = async (count: number) => {
    while (thoughts.length < count) {
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
  };
  keeper.start();
  const host = { id: 'ada', name: 'Ada', kind: 'guest', program: false, session: null } as const;
  const wish = { access: 'link', rated: false, kingdom: { by: 'printed', id: 'first-game' } } as const;
  const table = await seating.make({ ...wish, seats: ['person', { bot: 'easy' }, { bot: 'easy' }] }, host);
  const asked = async () => (await courses.get(table)).decision?.player;
  if ((await asked()) === 0) await courses.write(table, { kind: 'answer', seat: 0, picks: [] });
  await thinking(1);
  // The first thought comes too late: by now the person has resigned, and the bots are asked anew.
  await courses.write(table, { kind: 'resign', seat: 0, why: 'resigned' });
  thoughts[0]([[]]);
  await thinking(2);
  const player = await asked();
  const written = new Promise<void>((resolve) => courses.onProgress(() => resolve()));
  thoughts[1]([[]]);
  await written;
  expect(await asked()).not.toBe(player);
  await thinking(3);
  // Who stops lets it finish its thought.
  const stopped = keeper.stop();
  thoughts[2]([[]]);
  await stopped;
});
