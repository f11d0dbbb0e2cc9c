import { library } from '@provincia/cards';
import { printedKingdoms } from '@provincia/catalog';
import { Game, rulesVersion } from '@provincia/engine';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dataFolder } from '../../test/support/folder.ts';
import { Interrupted } from '../bots/pool.ts';
import { LocalBus } from '../store/bus.ts';
import { openStore, type Store } from '../store/open.ts';
import { Seating } from '../tables/seating.ts';
import { Tables } from '../tables/tables.ts';
import { Courses, LEASE } from './courses.ts';
import { Keeper } from './keeper.ts';

let folder: ReturnType<typeof dataFolder>;
let store: Store;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  folder = dataFolder();
  store = await openStore({ databaseUrl: undefined, dataDir: folder.path }, () => {});
});
afterEach(async () => {
  vi.useRealTimers();
  await store.close();
  folder.remove();
});

const fail = (error: unknown) => {
  throw error;
};

/** A seed with which this one of three seats begins. */
function seedFor(first: number): string {
  const kingdom = printedKingdoms.find(({ id }) => id === wish.kingdom.id)?.cards as string[];
  for (let i = 0; ; i++) {
    const seed = String(i).padStart(32, '0');
    const begun = Game.start(library, { rules: rulesVersion, seed, players: 3, kingdom });
    if (begun.ok && begun.value.game.decision?.player === first) return seed;
  }
}

const wish = { access: 'link', rated: false, kingdom: { by: 'printed', id: 'first-game' } } as const;

/** Half a second, and everything that follows from it: SQLite answers at once. */
async function halfSecond(): Promise<void> {
  await vi.advanceTimersByTimeAsync(500);
  for (let turn = 0; turn < 10; turn++) await new Promise(setImmediate);
}

interface Thought {
  answer(answers: string[][]): void;
  giveUp(error: Error): void;
}

/** A process whose bots answer when the test says so. */
class Process {
  readonly courses: Courses;
  readonly keeper: Keeper;
  readonly thoughts: Thought[] = [];
  readonly prepared: (readonly (string | null)[])[] = [];
  readonly #seating: Seating;
  #seed = '';

  constructor(now: () => number) {
    const { db } = store;
    const bus = new LocalBus();
    this.#seating = new Seating({ db, bus, now, newSeed: () => this.#seed, tables: new Tables(db, bus) });
    this.courses = new Courses(db, bus, now, fail);
    this.keeper = new Keeper({
      db,
      courses: this.courses,
      now,
      bots: {
        prepare: (_, levels) => this.prepared.push(levels),
        answers: () =>
          new Promise((answer, giveUp) => {
            this.thoughts.push({ answer, giveUp });
          }),
      },
      finish: async () => {},
      onError: fail,
    });
  }

  /** A table of a person and two bots, at which this seat begins. */
  async newGame(first: number): Promise<string> {
    const host = { id: 'ada', name: 'Ada', kind: 'guest', program: false, session: null } as const;
    const seats = ['person' as const, { bot: 'easy' }, { bot: 'easy' }];
    this.#seed = seedFor(first);
    return this.#seating.make({ ...wish, seats }, host);
  }

  async asked(table: string): Promise<number | undefined> {
    return (await this.courses.get(table)).decision?.player;
  }

  async thinking(count: number): Promise<void> {
    while (this.thoughts.length < count) await halfSecond();
  }
}

test('what happens while a bot thinks is handled at once, not when the table is free again', async () => {
  // The clock stands still, so a table that was taken on never becomes free by itself.
  const here = new Process(() => 1_000_000);
  here.keeper.start();
  const table = await here.newGame(1);
  await here.thinking(1);
  // The bot’s first move comes too late: the person has resigned, and the bots are asked again.
  await here.courses.write(table, { kind: 'resign', seat: 0, why: 'resigned' });
  here.thoughts[0].answer([[]]);
  await here.thinking(2);
  const player = await here.asked(table);
  const written = new Promise<void>((resolve) => here.courses.onProgress(() => resolve()));
  here.thoughts[1].answer([[]]);
  await written;
  expect(await here.asked(table)).not.toBe(player);
  await here.thinking(3);
  // Stopping waits for the bot’s move.
  const stopped = here.keeper.stop();
  here.thoughts[2].answer([[]]);
  await stopped;
});

test('no other process starts to think while a bot thinks, however long that takes', async () => {
  let time = 1_000_000;
  // A clock that is ahead: everything ends there first.
  const [here, there] = [new Process(() => time), new Process(() => time + 1000)];
  const pass = async () => {
    time += 500;
    await halfSecond();
  };
  here.keeper.start();
  const table = await here.newGame(1);
  while (here.thoughts.length === 0) await pass();
  there.keeper.start();
  for (const end = time + 3 * LEASE; time < end; ) await pass();
  expect([here.thoughts.length, there.thoughts.length]).toEqual([1, 0]);
  // A process that is gone holds nothing.
  const gone = here.keeper.stop();
  here.thoughts[0].giveUp(new Interrupted());
  await gone;
  for (const end = time + 2 * LEASE; time < end; ) await pass();
  expect(there.thoughts.length).toBe(1);
  const stopped = there.keeper.stop();
  there.thoughts[0].answer([[]]);
  await stopped;
  expect((await there.courses.get(table)).n).toBeGreaterThan(0);
});

test.each([
  ['the person', 0],
  ['a bot', 1],
])('when a game begins with %s, its bots are told which kingdom it is', async (_, first) => {
  const here = new Process(() => 1_000_000);
  here.keeper.start();
  const table = await here.newGame(first);
  if (first === 0) await here.courses.write(table, { kind: 'answer', seat: 0, picks: [] });
  await here.thinking(1);
  expect(here.prepared).toEqual([[null, 'easy', 'easy']]);
  const stopped = here.keeper.stop();
  here.thoughts[0].answer([[]]);
  await stopped;
});
