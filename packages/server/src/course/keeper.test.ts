import { library } from '@provincia/cards';
import { printedKingdoms } from '@provincia/catalog';
import { Game, rulesVersion } from '@provincia/engine';
import type { NewTable } from '@provincia/protocol';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dataFolder } from '../../test/support/folder.ts';
import { Interrupted } from '../bots/pool.ts';
import type { BotTask } from '../bots/thread.ts';
import { Invitations } from '../community/invitations.ts';
import { LocalBus } from '../store/bus.ts';
import { openStore, type Store } from '../store/open.ts';
import { Seating } from '../tables/seating.ts';
import { Tables } from '../tables/tables.ts';
import { Lateness } from '../watching/lateness.ts';
import { Courses, LEASE } from './courses.ts';
import { Keeper } from './keeper.ts';

const invitations = new Invitations({ now: Date.now, generosity: 1 });

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

const ONE_PERSON: NewTable['seats'] = ['person', { bot: 'easy' }, { bot: 'easy' }];
const TWO_PEOPLE: NewTable['seats'] = ['person', 'person', { bot: 'easy' }];

const guest = (id: string) => ({ id, name: id, kind: 'guest', program: false, session: null }) as const;

/** Half a second, and everything that follows from it: SQLite answers at once. */
async function halfSecond(): Promise<void> {
  await vi.advanceTimersByTimeAsync(500);
  for (let turn = 0; turn < 10; turn++) await new Promise(setImmediate);
}

interface Thought {
  readonly whose: string;
  /** What it knows of the game. */
  readonly answers: BotTask['answers'];
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
    this.#seating = new Seating({
      invitations,
      db,
      bus,
      now,
      newSeed: () => this.#seed,
      tables: new Tables(db, bus, new Lateness(0, now)),
    });
    this.courses = new Courses({ ...store, bus }, now, fail);
    this.keeper = new Keeper({
      db,
      courses: this.courses,
      now,
      bots: {
        prepare: (_, levels) => this.prepared.push(levels),
        answers: ({ answers }, whose) =>
          new Promise((answer, giveUp) => {
            this.thoughts.push({ whose, answers, answer, giveUp });
          }),
      },
      finish: async () => {},
      restsUntil: async () => null,
      onBegin: () => {},
      onError: fail,
    });
  }

  /** A table at which this seat begins. */
  async newGame(first: number, seats: NewTable['seats'] = ONE_PERSON): Promise<string> {
    this.#seed = seedFor(first);
    const table = await this.#seating.make({ ...wish, seats }, guest('ada'));
    if (seats === TWO_PEOPLE) await this.#seating.join(table, guest('bob'));
    return table;
  }

  async asked(table: string): Promise<number | undefined> {
    return (await this.courses.get(table)).decision?.player;
  }

  async thinking(count: number): Promise<void> {
    while (this.thoughts.length < count) await halfSecond();
  }
}

/** Whoever stops the keeper also stops the bots. */
async function stop({ keeper, thoughts }: Process): Promise<void> {
  const stopped = keeper.stop();
  for (const { giveUp } of thoughts) giveUp(new Interrupted());
  await stopped;
}

test('what happens while a bot thinks is handled at once, not when the table is free again', async () => {
  // The clock stands still, so a table that was taken on never becomes free by itself.
  const here = new Process(() => 1_000_000);
  here.keeper.start();
  const table = await here.newGame(2, TWO_PEOPLE);
  await here.thinking(1);
  // The bot’s first move comes too late: somebody has resigned, and the bot is asked again.
  await here.courses.write(table, { kind: 'resign', seat: 1, why: 'resigned' });
  here.thoughts[0].answer([[]]);
  await here.thinking(2);
  const player = await here.asked(table);
  const written = new Promise<void>((resolve) => here.courses.onProgress(() => resolve()));
  // The bot, and the one who plays for who resigned.
  here.thoughts[1].answer([[]]);
  await written;
  expect(await here.asked(table)).not.toBe(player);
  await stop(here);
});

test('bots think in the name of somebody who still plays, and no longer when nobody does', async () => {
  const here = new Process(() => 1_000_000);
  here.keeper.start();
  const table = await here.newGame(0, TWO_PEOPLE);
  const goOn = async () => {
    const { n } = await here.courses.get(table);
    const thought = here.thoughts.shift();
    thought?.answer([[]]);
    while ((await here.courses.get(table)).n === n) await halfSecond();
    return thought?.whose;
  };
  const standIn = (seat: number) => here.courses.write(table, { kind: 'stand-in', seat });
  await standIn(0);
  await here.thinking(1);
  expect(await goOn()).toBe('bob');
  await standIn(1);
  // Both are away: the bot in the third seat could go on, and so could those who stand in.
  for (let i = 0; i < 40; i++) await halfSecond();
  expect(here.thoughts).toEqual([]);
  const head = () => store.db.selectFrom('heads').select('due_at').executeTakeFirst();
  expect(await head()).toEqual({ due_at: null });
  await here.courses.write(table, { kind: 'back', seat: 0 });
  await here.thinking(1);
  expect(await goOn()).toBe('ada');
  await stop(here);
});

test('a process that takes a table on knows what another wrote there before it died without a word', async () => {
  let time = 1_000_000;
  const [dying, here] = [new Process(() => time), new Process(() => time)];
  const table = await dying.newGame(0);
  // Both know the table. The one that dies is not told to anybody: it has a bus of its own.
  await here.courses.get(table);
  await dying.courses.write(table, { kind: 'answer', seat: 0, picks: [] });
  here.keeper.start();
  time += LEASE;
  await here.thinking(1);
  expect(here.thoughts[0].answers).toEqual([[]]);
  await stop(here);
});

test('a process finds out what it has missed at tables at hand, also when nothing is due there', async () => {
  const [dying, here] = [new Process(() => 1_000_000), new Process(() => 1_000_000)];
  const told: number[] = [];
  here.courses.onProgress(({ events }) => told.push(events.length));
  const table = await dying.newGame(0);
  await here.courses.get(table);
  const entry = { kind: 'answer', seat: 0, picks: ['play copper'] } as const;
  const { n, events } = await dying.courses.write(table, entry);
  here.keeper.start();
  while ((await here.courses.get(table)).n < n) await halfSecond();
  expect((await here.courses.get(table)).events).toBe(events);
  expect(told).toHaveLength(1);
  await stop(here);
});

test('whoever looks at a game sees all of it, whether this process was told or not', async () => {
  const [dying, here] = [new Process(() => 1_000_000), new Process(() => 1_000_000)];
  const table = await dying.newGame(0);
  await here.courses.get(table);
  const { n } = await dying.courses.write(table, { kind: 'answer', seat: 0, picks: ['play copper'] });
  expect((await here.courses.withEvents(table, 0)).course.n).toBe(n);
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
  await stop(here);
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
  await stop(here);
});
