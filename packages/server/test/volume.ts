// How much data games produce: plays whole games of two through the server's own store, on SQLite and PostgreSQL.
// Bots answer in place of people. `npm run -s volume -- 200` plays 200 games; docs/deploy.md uses the figures.
import { readArgs, statusOf, wholeNumber } from '@provincia/command';
import { pack } from '@provincia/engine';
import { sql } from 'kysely';
import { playOn, search } from '../src/bots/thread.ts';
import { Courses } from '../src/course/courses.ts';
import type { Person } from '../src/people/person.ts';
import { newSeed } from '../src/secrets.ts';
import { openStore, type Store } from '../src/store/open.ts';
import { finish } from '../src/tables/finish.ts';
import { Seating } from '../src/tables/seating.ts';
import { Tables } from '../src/tables/tables.ts';
import { dataFolder } from './support/folder.ts';
import { startPostgres } from './support/postgres.ts';

const LEVEL = 'normal';
const AT_ONCE = 20;
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

function somebody(id: string): Person {
  return { id, name: id, kind: 'guest', program: false, session: id };
}

/** One game from making the table to its result. Every answer is stored like that of a person. */
async function playOne(store: Store, courses: Courses, number: number): Promise<Volume> {
  const { db, bus } = store;
  const seating = new Seating({ db, bus, now: Date.now, newSeed, tables: new Tables(db, bus) });
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
  const { plans } = search({ assignment: { level: LEVEL, kingdom, players }, depth: 'whole' });
  while (!course.over) {
    const { start, answers } = course;
    for (const picks of playOn({ setup: start.setup, answers, levels: [LEVEL, LEVEL], plans })) {
      const seat = course.decision?.player as number;
      course = await courses.write(id, { kind: 'answer', seat, picks }, course.n);
    }
  }
  await finish(db, id, course, Date.now());
  const { answers, start } = course;
  return { answers: answers.length, packedBytes: pack(start.setup, answers).length };
}

async function playMany(store: Store, games: number): Promise<Volume> {
  const courses = new Courses(store, Date.now, onError);
  const all: Volume[] = [];
  let next = 0;
  const player = async () => {
    while (next < games) all.push(await playOne(store, courses, next++));
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

async function onSqlite(games: number): Promise<void> {
  const folder = dataFolder();
  const store = await openStore({ databaseUrl: undefined, dataDir: folder.path }, onError);
  const { answers, packedBytes } = await playMany(store, games);
  console.log(`${games} games of two, both seats answered by "${LEVEL}", on SQLite`);
  say('answers a game', answers, '');
  say('packed game', packedBytes, 'bytes');
  say('data of a row of the log', await numberOf(store, 'select avg(length(data)) as n from log'), 'bytes');
  const pages = await numberOf(store, 'select page_count as n from pragma_page_count()');
  const page = await numberOf(store, 'select page_size as n from pragma_page_size()');
  say('the whole file', (pages * page) / games, 'bytes a game');
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
  console.log(`${games} games of two on PostgreSQL`);
  say('answers a game', answers, '');
  say('log with its index', (await size('log')) / games, 'bytes a game');
  say('tables and seats with their indexes', ((await size('tables')) + (await size('seats'))) / games, '');
  say('write-ahead log', ((await written()) - before) / (games * answers), 'bytes an answer');
  // Sessions report what they did when they end, or after a while.
  await new Promise((resolve) => setTimeout(resolve, STATISTICS));
  say('commits', ((await commits()) - commitsBefore) / (games * answers), 'an answer');
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
