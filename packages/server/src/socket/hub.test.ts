import type { Sight, Table } from '@provincia/protocol';
import { afterAll, expect, test } from 'vitest';
import { dataFolder } from '../../test/support/folder.ts';
import { Invitations } from '../community/invitations.ts';
import { Courses } from '../course/courses.ts';
import type { Person } from '../people/person.ts';
import type { SeatRow } from '../store/database.ts';
import { openStore } from '../store/open.ts';
import { Chat } from '../tables/chat.ts';
import { Seating } from '../tables/seating.ts';
import { Tables } from '../tables/tables.ts';
import { LateGames } from '../watching/late-games.ts';
import { Lateness } from '../watching/lateness.ts';
import { Hub, type Watcher } from './hub.ts';
import { Presence } from './presence.ts';

const invitations = new Invitations({ now: Date.now, generosity: 1 });

const folder = dataFolder();
const onError = (error: unknown) => {
  throw error;
};
const store = await openStore({ databaseUrl: undefined, dataDir: folder.path }, onError);
const { db, bus } = store;
afterAll(async () => {
  await store.close();
  folder.remove();
});

const courses = new Courses(store, Date.now, onError);
const lateness = new Lateness(0, Date.now);
const late = new LateGames({ db, courses, lateness, now: Date.now, onError });
const chat = new Chat({ db, bus, now: Date.now, generosity: 1 });
const presence = new Presence({
  tables: new Tables(db, bus, lateness),
  bus,
  now: Date.now,
  patience: 90,
  onError,
});

/** Reads a table as usual, but holds back the first result until it is released. */
class SlowTables extends Tables {
  letGo: () => void = () => {};
  readonly asked: Promise<void>;
  #first = true;
  #wasAsked: () => void = () => {};

  constructor() {
    super(db, bus, lateness);
    this.asked = new Promise((resolve) => {
      this.#wasAsked = resolve;
    });
  }

  override async describe(id: string, viewer: Person | null): Promise<Table> {
    const table = await super.describe(id, viewer);
    if (!this.#first) return table;
    this.#first = false;
    await new Promise<void>((resolve) => {
      this.letGo = resolve;
      this.#wasAsked();
    });
    return table;
  }
}

function somebody(id: string): Person {
  return { id, name: id, kind: 'guest', program: false, session: id };
}

test('somebody who starts to watch while the game begins is told last that it has begun', async () => {
  const tables = new SlowTables();
  const seating = new Seating({ invitations, db, bus, now: Date.now, newSeed: () => '1'.repeat(32), tables });
  const hub = new Hub({ courses, late, tables, chat, presence, bus, onError });
  const [ada, bob] = [somebody('ada'), somebody('bob')];
  const id = await seating.make(
    {
      seats: ['person', 'person'],
      kingdom: { by: 'printed', id: 'first-game' },
      access: 'link',
      rated: false,
    },
    ada,
  );
  const heard: string[] = [];
  let shown: () => void = () => {};
  const isShown = new Promise<void>((resolve) => {
    shown = resolve;
  });
  const watcher: Watcher = {
    person: ada,
    socket: 'ada',
    table: ({ status }) => void heard.push(status),
    sight: ({ view }: Sight) => {
      heard.push(`sight of seat ${view.own?.seat}`);
      shown();
    },
    chat: () => {},
  };
  const watching = hub.watch(id, watcher, 0);
  await tables.asked;
  await seating.join(id, bob);
  // Time enough for the others to be told first, if they did not wait.
  for (let i = 0; i < 10; i++) await tables.describe(id, bob);
  tables.letGo();
  await watching;
  await isShown;
  const first = heard.indexOf('running');
  expect(heard.slice(0, first)).toEqual(['open']);
  expect(heard.slice(first + 1)).not.toContain('open');
  expect(heard.filter((one) => one === 'sight of seat 0')).toHaveLength(1);
});

/** Holds back the next answer to who sits where. */
class HeldTables extends SlowTables {
  release: () => void = () => {};

  override async seats(id: string): Promise<SeatRow[]> {
    const seats = await super.seats(id);
    await new Promise<void>((resolve) => {
      this.release = resolve;
    });
    return seats;
  }
}

test('somebody who is found to sit there while the others are told is told as well', async () => {
  const tables = new HeldTables();
  const seating = new Seating({
    invitations,
    db,
    bus,
    now: Date.now,
    newSeed: () => '1'.repeat(32),
    tables: new Tables(db, bus, lateness),
  });
  const hub = new Hub({ courses, late, tables, chat, presence, bus, onError });
  const id = await seating.make(
    {
      seats: ['person', 'person'],
      kingdom: { by: 'printed', id: 'first-game' },
      access: 'link',
      rated: false,
    },
    somebody('ada'),
  );
  const heard: string[] = [];
  const isShown = new Promise<void>((resolve) => {
    const watcher: Watcher = {
      person: somebody('ada'),
      socket: 'ada',
      table: ({ status }) => void heard.push(status),
      sight: () => resolve(),
      chat: () => {},
    };
    void hub.watch(id, watcher, 0);
  });
  await tables.asked;
  await seating.join(id, somebody('bob'));
  tables.letGo();
  // Time enough for the watcher to get its seat while it is read who sits where.
  for (let i = 0; i < 10; i++) await tables.describe(id, somebody('bob'));
  tables.release();
  await isShown;
  expect(heard).toEqual(['open', 'running']);
});

test('watching a table that does not exist is refused, and the watcher is forgotten', async () => {
  const tables = new Tables(db, bus, lateness);
  const hub = new Hub({ courses, late, tables, chat, presence, bus, onError });
  const watcher: Watcher = { person: null, socket: null, table: () => {}, sight: () => {}, chat: () => {} };
  await expect(hub.watch('aaaaaaaaaaaaaaaa', watcher, 0)).rejects.toThrow('There is no such table.');
  expect(hub.watchers).toBe(0);
});
