import type { TournamentPage } from '@provincia/protocol';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { openStore } from '../../src/store/open.ts';
import type { Client } from '../support/client.ts';
import { fail, NO_LIMIT } from '../support/databases.ts';
import { hold, untilBlocked } from '../support/holding.ts';
import { startPostgres } from '../support/postgres.ts';
import { type ServerProcess, serverHere, serverProcess } from '../support/server.ts';
import { members, open, pageOf, resign, running, tournamentOf, untilItIs } from '../support/tournaments.ts';
import { Dice } from './dice.ts';

const postgres = await startPostgres();
const env = { DATABASE_URL: await postgres.newDatabase(), ...NO_LIMIT };
const store = await openStore(
  { databaseUrl: `${env.DATABASE_URL}?application_name=test`, dataDir: '' },
  fail,
);
const { db } = store;
const LEASE = 10_000;
let made = 0;
afterAll(async () => {
  await store.close();
  await postgres.stop();
});

const newMembers = (url: string, count: number) =>
  members(
    url,
    Array.from({ length: count }, () => `Rosa ${++made}`),
  );

/** What a dead process had taken on is free after ten seconds at most. Tests do not wait for it. */
async function freeLeases(): Promise<void> {
  for (const table of ['jobs', 'heads'] as const) {
    const rows = await db.selectFrom(table).select('leased_until').execute();
    const latest = Date.now() + LEASE;
    for (const { leased_until } of rows) expect(leased_until).toBeLessThanOrEqual(latest);
    await db.updateTable(table).set({ leased_until: 0 }).execute();
  }
}

async function killed({ child, kill }: ServerProcess): Promise<void> {
  await kill();
  expect(child.signalCode).toBe('SIGKILL');
}

/** Nobody sits in two games of a round, and every game has one table at which exactly its two players sit. */
async function checkPairings(id: string): Promise<void> {
  const games = await db.selectFrom('tournament_games').selectAll().where('tournament', '=', id).execute();
  for (const round of new Set(games.map((game) => game.round))) {
    const there = games
      .filter((game) => game.round === round)
      .flatMap(({ first, second }) => (second === null ? [first] : [first, second]));
    expect(new Set(there).size).toBe(there.length);
  }
  const entrants = await db
    .selectFrom('tournament_entrants')
    .selectAll()
    .where('tournament', '=', id)
    .execute();
  const personOf = (n: number | null) => entrants.find((one) => one.n === n)?.person;
  const played = games.filter(({ table_id }) => table_id !== null);
  for (const { table_id, first, second } of played) {
    const seats = await db
      .selectFrom('seats')
      .select('person')
      .where('table_id', '=', table_id as string)
      .orderBy('seat')
      .execute();
    expect(seats.map(({ person }) => person)).toEqual([personOf(first), personOf(second)]);
  }
  // No table was made for nothing.
  const tables = await db
    .selectFrom('seats')
    .innerJoin('tables', 'tables.id', 'seats.table_id')
    .select('tables.id')
    .distinct()
    .where(
      'seats.person',
      'in',
      entrants.map(({ person }) => person),
    )
    .execute();
  expect(tables.map((row) => row.id).toSorted()).toEqual(played.map((row) => row.table_id).toSorted());
}

test('a process dies in the middle of pairing: nothing of it is kept, and another process pairs the round once', async () => {
  const dying = await serverProcess(env);
  onTestFinished(dying.kill);
  const people = await newMembers(dying.url, 8);
  const { id } = await open(people[0], { startsWith: 8, rounds: 2 });
  // The third game of the round cannot be written.
  const letGo = await hold(db, (db) =>
    db
      .insertInto('tournament_games')
      .values({
        tournament: id,
        round: 1,
        board: 3,
        game: 1,
        first: 0,
        second: 0,
        table_id: null,
        outcome: null,
        forfeit: 0,
        began_at: 0,
        ended_at: null,
      })
      .execute(),
  );
  for (const one of people) await one.do('POST', `/api/tournaments/${id}/join`);
  await untilBlocked(db);
  await killed(dying);
  await letGo();
  expect(await db.selectFrom('tournament_games').selectAll().where('tournament', '=', id).execute()).toEqual(
    [],
  );
  await freeLeases();
  const server = await serverHere(env);
  onTestFinished(server.stop);
  for (const one of people) one.url = server.url;
  const page = await untilItIs(people[0], id, ({ round }) => round === 1);
  expect(running(page)).toHaveLength(4);
  await checkPairings(id);
});

test('a process dies while it writes a result: another one writes it, once, and the tournament goes on', async () => {
  const [dying, server] = [await serverProcess(env), await serverHere(env)];
  onTestFinished(dying.kill);
  onTestFinished(server.stop);
  const people = await newMembers(dying.url, 2);
  const page = await tournamentOf(people, { rated: true });
  const [{ table, first }] = running(page);
  // The table is that of the process at which somebody gives up.
  const letGo = await hold(db, (db) =>
    db.selectFrom('tournament_games').select('board').where('table_id', '=', table).forUpdate().execute(),
  );
  const loser = people[first - 1];
  await resign(loser, table as string);
  await untilBlocked(db);
  await killed(dying);
  await letGo();
  expect(
    (
      await db
        .selectFrom('tables')
        .select('status')
        .where('id', '=', table as string)
        .executeTakeFirst()
    )?.status,
  ).toBe('running');
  await freeLeases();
  for (const one of people) one.url = server.url;
  const over = await untilItIs(people[0], page.id, ({ status }) => status === 'over');
  expect(over.roundList[0].games).toMatchObject([{ outcome: 'second', forfeit: false }]);
  expect(over.standings.map(({ points, games }) => [points, games])).toEqual([
    [1, 1],
    [0, 1],
  ]);
  const ratings = await ratingsIn(page.id);
  expect(ratings.map(({ games }) => games)).toEqual([1, 1]);
});

function ratingsIn(id: string) {
  return db
    .selectFrom('tournament_entrants')
    .innerJoin('ratings', 'ratings.person', 'tournament_entrants.person')
    .select(['tournament_entrants.n', 'ratings.games'])
    .where('tournament_entrants.tournament', '=', id)
    .orderBy('tournament_entrants.n')
    .execute();
}

test('two processes share the work, one of them dies again, and every game counts once', async () => {
  const dice = new Dice(Number(process.env.PROVINCIA_TEST_SEED ?? 1));
  const staying = await serverHere(env);
  onTestFinished(staying.stop);
  let dying = await serverProcess(env);
  onTestFinished(() => dying.kill());
  const groups: { readonly people: readonly Client[]; readonly id: string }[] = [];
  for (const kind of ['swiss', 'round-robin', 'knock-out'] as const) {
    const people = await newMembers(staying.url, 5);
    const { id } = await tournamentOf(people, { kind, rated: true });
    groups.push({ people, id });
  }
  const isOver = ({ status }: TournamentPage) => status === 'over';
  for (let step = 1; ; step++) {
    const pages = await Promise.all(groups.map(({ people, id }) => pageOf(people[0], id)));
    if (pages.every(isOver)) break;
    for (const [i, page] of pages.entries()) {
      for (const { first, second, table } of running(page)) {
        const loser = groups[i].people[dice.pick([first, second as number]) - 1];
        loser.url = dice.oneIn(2) ? staying.url : dying.url;
        // It may be over already: the process died before it could say so.
        await resign(loser, table as string).catch(() => loser.close());
        loser.url = staying.url;
      }
    }
    if (step === 1 || step === 3) {
      await killed(dying);
      await freeLeases();
      dying = await serverProcess(env);
    }
  }
  for (const { people, id } of groups) {
    await checkPairings(id);
    const { roundList } = await pageOf(people[0], id);
    const games = roundList.flatMap((round) => round.games).filter(({ table }) => table !== null);
    const counted = people.map(
      (_, i) => games.filter(({ first, second }) => [first, second].includes(i + 1)).length,
    );
    expect((await ratingsIn(id)).map(({ games }) => games)).toEqual(counted.filter((count) => count > 0));
  }
});
