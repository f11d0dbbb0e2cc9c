// Measures how much data games produce: plays whole two-player games through the server's own store, on SQLite and PostgreSQL.
// Bots answer in place of people. `npm run -s volume -- 200` plays 200 games; docs/deploy.md uses the figures.

import { setTimeout as pause } from 'node:timers/promises';
import { readArgs, statusOf, wholeNumber } from '@provincia/command';
import { pack } from '@provincia/engine';
import { sql } from 'kysely';
import { playOn, search } from '../src/bots/thread.ts';
import { Invitations } from '../src/community/invitations.ts';
import { Courses } from '../src/course/courses.ts';
import { entriesOf } from '../src/course/log.ts';
import type { Person } from '../src/people/person.ts';
import { newSeed } from '../src/secrets.ts';
import { openStore, type Store } from '../src/store/open.ts';
import { finish } from '../src/tables/finish.ts';
import { Seating } from '../src/tables/seating.ts';
import { Tables } from '../src/tables/tables.ts';
import { Lateness } from '../src/watching/lateness.ts';
import { dataFolder } from './support/folder.ts';
import { startPostgres } from './support/postgres.ts';
import { storeRows } from './support/stored.ts';
import { Dice } from './surviving/dice.ts';

const invitations = new Invitations({ now: Date.now, generosity: 1 });

const LEVEL = 'normal';
const AT_ONCE = 20;
/** As if people had played: somebody answers every second or so at one of the games, in milliseconds. */
const SLOWEST = 1000;
/** PostgreSQL updates its statistics within this time, in milliseconds. */
const STATISTICS = 11_000;

interface Volume {
  readonly answers: number;
  readonly packedBytes: number;
}

const onError = (error: unknown) => {
  throw error;
};
/** A connection that nobody uses any more ends with an error when the database stops. */
const onLost = () => {};

/** People take their time, and never the same: what is stored of it is hardly shorter once it is packed. */
class Clock {
  readonly #dice = new Dice(1);
  #time = Date.parse('2026-01-01T12:00:00Z');
  readonly now = () => this.#time;

  goOn(): void {
    this.#time += this.#dice.below(SLOWEST);
  }
}

function somebody(id: string): Person {
  return { id, name: id, kind: 'guest', program: false, session: id };
}

/** One game from making the table to its result. Every answer is stored like that of a person. */
async function playOne(store: Store, courses: Courses, clock: Clock, number: number): Promise<Volume> {
  const { db, bus } = store;
  const seating = new Seating({
    invitations,
    db,
    bus,
    now: clock.now,
    newSeed,
    tables: new Tables(db, bus, new Lateness(0, clock.now)),
  });
  const [host, guest] = [somebody(`host${number}`), somebody(`guest${number}`)];
  const wish = {
    seats: ['person', 'person'],
    kingdom: { by: 'random' },
    access: 'link',
    rated: false,
  } as const;
  const id = await seating.make({ ...wish, seats: [...wish.seats] }, host);
  await seating.join(id, guest);
  let course = await courses.get(id);
  const { kingdom, players } = course.start.setup;
  // Between two searches the connections to the database get their turn, or they would be given up as silent.
  await pause(number % AT_ONCE);
  const { plans } = search({ assignment: { level: LEVEL, kingdom, players }, depth: 'whole' });
  while (!course.over) {
    const { start, answers } = course;
    for (const picks of playOn({ setup: start.setup, answers, levels: [LEVEL, LEVEL], plans })) {
      const seat = course.decision?.player as number;
      clock.goOn();
      course = await courses.write(id, { kind: 'answer', seat, picks }, course.n);
    }
  }
  await finish(db, id, course, clock.now());
  const { answers, start } = course;
  return { answers: answers.length, packedBytes: pack(start.setup, answers).length };
}

async function playMany(store: Store, games: number): Promise<Volume> {
  const clock = new Clock();
  const courses = new Courses(store, clock.now, onError);
  const all: Volume[] = [];
  let next = 0;
  const player = async () => {
    while (next < games) all.push(await playOne(store, courses, clock, next++));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, player));
  const mean = (of: (one: Volume) => number) => all.reduce((sum, one) => sum + of(one), 0) / games;
  return { answers: mean(({ answers }) => answers), packedBytes: mean(({ packedBytes }) => packedBytes) };
}

async function numberOf(store: Store, query: string): Promise<number> {
  const { rows } = await sql.raw<{ n: number | string }>(query).execute(store.db);
  return Number(rows[0].n);
}

function say(what: string, figure: number, unit: string): void {
  console.log(`  ${what.padEnd(44)} ${figure.toFixed(figure < 100 ? 1 : 0).padStart(8)} ${unit}`);
}

/** What is in use of the file. What is free is used for what comes next. */
async function bytesOf(store: Store): Promise<number> {
  const query = `select (page_count - freelist_count) * page_size as n
      from pragma_page_count(), pragma_freelist_count(), pragma_page_size()`;
  return numberOf(store, query);
}

async function onSqlite(games: number): Promise<void> {
  const folder = dataFolder();
  const store = await openStore({ databaseUrl: undefined, dataDir: folder.path }, onError);
  const empty = await bytesOf(store);
  const { answers, packedBytes } = await playMany(store, games);
  console.log(`${games} two-player games on SQLite, both seats played by level ${LEVEL}`);
  say('answers per game', answers, '');
  say('packed game', packedBytes, 'bytes');
  say('packed log', await numberOf(store, 'select avg(length(data)) as n from packed_logs'), 'bytes');
  say('whole file', ((await bytesOf(store)) - empty) / games, 'bytes per game');
  // As it was before logs were packed, and as it is while games go on.
  for (const { table_id } of await store.db.selectFrom('packed_logs').select('table_id').execute()) {
    await storeRows(store.db, table_id, await entriesOf(store.db, table_id, 0));
  }
  await store.db.deleteFrom('packed_logs').execute();
  say('data in a row of the log', await numberOf(store, 'select avg(length(data)) as n from log'), 'bytes');
  await sql`vacuum`.execute(store.db);
  say('whole file, if logs were not packed', ((await bytesOf(store)) - empty) / games, 'bytes per game');
  await store.close();
  folder.remove();
}

async function onPostgres(games: number): Promise<void> {
  const postgres = await startPostgres();
  const databaseUrl = await postgres.newDatabase();
  const store = await openStore({ databaseUrl, dataDir: '' }, onLost);
  const size = (table: string) => numberOf(store, `select pg_total_relation_size('${table}') as n`);
  const written = () => numberOf(store, "select pg_current_wal_lsn() - '0/0' as n");
  const commits = () =>
    numberOf(store, 'select xact_commit as n from pg_stat_database where datname = current_database()');
  const [before, commitsBefore] = [await written(), await commits()];
  const { answers } = await playMany(store, games);
  console.log(`${games} two-player games on PostgreSQL`);
  say('answers per game', answers, '');
  say('packed logs with their index', (await size('packed_logs')) / games, 'bytes per game');
  const rows = (await size('tables')) + (await size('seats')) + (await size('heads'));
  say('tables, seats and heads with their indexes', rows / games, 'bytes per game');
  say('log with its index (space is reused)', (await size('log')) / 1e6, 'MB in total');
  say('write-ahead log', ((await written()) - before) / (games * answers), 'bytes per answer');
  // Sessions report what they did when they end, or after a while.
  await new Promise((resolve) => setTimeout(resolve, STATISTICS));
  say('commits', ((await commits()) - commitsBefore) / (games * answers), 'per answer');
  await store.close();
  await postgres.stop();
}

process.exitCode = await statusOf('volume', async () => {
  const [typed = '200'] = readArgs(process.argv.slice(2), { options: [], words: 1 }).words;
  const games = wholeNumber(typed, 'The number of games', { min: 1, max: 100_000 });
  await onSqlite(games);
  await onPostgres(games);
  return 0;
});
