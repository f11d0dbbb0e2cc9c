import { type Kysely, type Migration, type MigrationProvider, sql } from 'kysely';
import { clubs } from '../clubs/migration.ts';
import { community } from '../community/migration.ts';
import { matching } from '../matching/migration.ts';
import { lookOf } from '../people/look.ts';
import { profiles } from '../profiles/migration.ts';
import { keptGames } from '../rules/migration.ts';
import { colonies } from '../tables/migration.ts';
import { tournaments } from '../tournaments/migration.ts';
import type { Schema } from './database.ts';

/** Once released a migration is never changed; another one follows. */
const migrations: Readonly<Record<string, Migration>> = {
  '001-first': { up: first },
  '002-forgetting': { up: forgetting },
  '003-plans': { up: plans },
  '004-rules-versions': { up: rulesVersions },
  '005-looks-of-names': { up: looks },
  '006-probes': { up: probes },
  '007-long-histories': { up: longHistories },
  '008-packed-logs': { up: packedLogs },
  '009-readable-ratings': { up: readableRatings },
  '010-reserved-seats': { up: reservedSeats },
  '011-reviews': { up: reviews },
  '012-puzzle-tries': { up: puzzleTries },
  '013-reviewed-seats': { up: reviewedSeats },
  '014-jobs': { up: jobs },
  '016-by-the-day': { up: byTheDay },
  '017-reminders': { up: reminders },
  '018-daily': { up: daily },
  '019-open-data': { up: openData },
  '020-tournaments': { up: tournaments },
  '021-matching': { up: matching },
  '022-profiles': { up: profiles },
  '023-community': { up: community },
  '024-clubs': { up: clubs },
  '025-kept-games': { up: keptGames },
  '026-colonies': { up: colonies },
};

export const provider: MigrationProvider = { getMigrations: async () => ({ ...migrations }) };

async function first(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`create table people (id text primary key, name text not null, name_key text unique, password text,
        created_at bigint not null)`,
    sql`create table sessions (id text primary key, person text not null references people on delete cascade,
        agent text not null, created_at bigint not null, seen_at bigint not null)`,
    sql`create index sessions_person on sessions (person)`,
    sql`create table passkeys (id text primary key, person text not null references people on delete cascade,
        public_key text not null, counter bigint not null, transports text not null, created_at bigint not null)`,
    sql`create index passkeys_person on passkeys (person)`,
    sql`create table challenges (id text primary key, person text references people on delete cascade,
        created_at bigint not null)`,
    sql`create table tokens (id text primary key, person text not null references people on delete cascade,
        label text not null, created_at bigint not null, seen_at bigint)`,
    sql`create index tokens_person on tokens (person)`,
    sql`create table tables (id text primary key, status text not null, host text not null, access text not null,
        rated integer not null, players integer not null, kingdom text not null, wish text not null, printed text,
        shelters integer, clock text, seed text not null, first integer, previous text, next text, result text,
        created_at bigint not null, started_at bigint, ended_at bigint)`,
    sql`create index tables_open on tables (created_at) where status = 'open' and access = 'open'`,
    sql`create table seats (table_id text not null references tables on delete cascade, seat integer not null,
        person text, level text, program integer not null, primary key (table_id, seat))`,
    sql`create index seats_person on seats (person)`,
    sql`create table log (table_id text not null references tables on delete cascade, n integer not null,
        kind text not null, data text not null, at bigint not null, primary key (table_id, n))`,
    sql`create table heads (table_id text primary key references tables on delete cascade, n integer not null,
        due_at bigint, leased_until bigint not null)`,
    sql`create index heads_due on heads (due_at) where due_at is not null`,
    sql`create table chat (table_id text not null references tables on delete cascade, n integer not null,
        person text not null, text text not null, at bigint not null, primary key (table_id, n))`,
    sql`create table ratings (person text not null references people on delete cascade, players integer not null,
        mu double precision not null, sigma double precision not null, games integer not null,
        primary key (person, players))`,
    sql`create index ratings_best on ratings (players, mu)`,
  ];
  for (const statement of statements) await statement.execute(db);
}

/** Indexes to find guests who never came back and everything of a deleted person, among millions of rows. */
async function forgetting(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`create index people_guests on people (created_at) where name_key is null`,
    sql`create index tables_host on tables (host)`,
    sql`create index chat_person on chat (person)`,
  ];
  for (const statement of statements) await statement.execute(db);
}

/** What bots have found out about kingdoms: it took them seconds. */
async function plans(db: Kysely<unknown>): Promise<void> {
  await sql`create table plans (kingdom text not null, key text not null, line text not null,
      found_at bigint not null, primary key (kingdom, key))`.execute(db);
}

/** The version of the rules by which a game is played. All games so far were played by the first. */
async function rulesVersions(db: Kysely<unknown>): Promise<void> {
  await sql`alter table tables add column rules integer not null default 1`.execute(db);
}

/** What names look like. Of members whose names look the same the oldest keeps the look to themselves; all keep their names. */
async function looks(db: Kysely<Schema>): Promise<void> {
  await sql`alter table people add column look text`.execute(db);
  const members = await db
    .selectFrom('people')
    .select(['id', 'name'])
    .where('name_key', 'is not', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const taken = new Set<string>();
  for (const { id, name } of members) {
    const look = lookOf(name);
    if (taken.has(look)) continue;
    taken.add(look);
    await db.updateTable('people').set({ look }).where('id', '=', id).execute();
  }
  await sql`create unique index people_look on people (look)`.execute(db);
}

/** Where the server tries whether there is room again, after the disk was full. Nothing stays in it. */
async function probes(db: Kysely<unknown>): Promise<void> {
  await sql`create table probes (id text primary key, filler text not null)`.execute(db);
}

/** To read what somebody with very many games has, page by page, without going through all of it. */
async function longHistories(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`alter table seats add column ended_at bigint`,
    sql`update seats set ended_at = (select ended_at from tables where id = table_id and status = 'over')
        where person is not null`,
    sql`drop index seats_person`,
    sql`create index seats_person on seats (person, table_id)`,
    sql`create index seats_played on seats (person, ended_at) where ended_at is not null`,
    sql`create index seats_taken on seats (person) where ended_at is null`,
    sql`drop index tables_host`,
    sql`create index tables_host on tables (host, id)`,
    sql`drop index chat_person`,
    sql`create index chat_person on chat (person, table_id, n)`,
  ];
  for (const statement of statements) await statement.execute(db);
}

/** Logs of finished games in one piece each. SQLite has no `bytea`, and keeps bytes as they are in whatever column. */
async function packedLogs(db: Kysely<unknown>): Promise<void> {
  await sql`create table packed_logs (table_id text primary key references tables on delete cascade,
      data bytea not null)`.execute(db);
}

/**
 * What a rated game has changed, and the leaderboard in its order. Games that ended in the same millisecond have an
 * order of their own, so that pages of them can be told apart.
 */
async function readableRatings(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`alter table seats add column rated text`,
    sql`drop index seats_played`,
    sql`create index seats_played on seats (person, ended_at, table_id) where ended_at is not null`,
    sql`drop index ratings_best`,
    sql`create index ratings_best on ratings (players, (sigma >= 6), mu desc, person) where games >= 5`,
  ];
  for (const statement of statements) await statement.execute(db);
}

/** Seats of a rematch that are kept for those who have played before. */
async function reservedSeats(db: Kysely<unknown>): Promise<void> {
  await sql`alter table seats add column reserved text`.execute(db);
  await sql`create index seats_reserved on seats (reserved) where reserved is not null`.execute(db);
}

/** What can be said of finished games: it takes a minute to find out. */
async function reviews(db: Kysely<unknown>): Promise<void> {
  await sql`create table reviews (table_id text primary key references tables on delete cascade, care text,
      data bytea, leased_until bigint not null)`.execute(db);
}

/** Which puzzles members have solved. */
async function puzzleTries(db: Kysely<unknown>): Promise<void> {
  await sql`create table puzzle_tries (person text not null references people on delete cascade, puzzle text not null,
      at bigint not null, solved integer not null, day integer not null, primary key (person, puzzle, day))`.execute(
    db,
  );
}

/** What reviews say of the players, to read it of many games at once; and of which shape a review is. */
async function reviewedSeats(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`alter table reviews add column edition integer not null default 1`,
    sql`alter table seats add column reviewed text`,
    sql`create index seats_reviewed on seats (person, ended_at, table_id) where reviewed is not null`,
  ];
  for (const statement of statements) await statement.execute(db);
}

/** What has to be done by itself, and what the processes of a server share that nobody else may know. */
async function jobs(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`create table jobs (kind text not null, subject text not null, due_at bigint not null,
        leased_until bigint not null, lease text, asked integer not null, primary key (kind, subject))`,
    sql`create index jobs_due on jobs (due_at)`,
    sql`create unique index jobs_lease on jobs (lease) where lease is not null`,
    sql`create table secrets (name text primary key, value text not null)`,
  ];
  for (const statement of statements) await statement.execute(db);
}

/** To go through the games that all may read in the order in which they ended, and to find those that are played now. */
async function openData(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`create index tables_public on tables (ended_at, id) where status = 'over' and access = 'open'`,
    sql`create index tables_live on tables (started_at) where status = 'running' and access = 'open'`,
  ];
  for (const statement of statements) await statement.execute(db);
}

/** What is played on each day, who has tried, and the sums of months; and which tables are for that. */
async function daily(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`alter table tables add column daily text`,
    sql`create table daily_deals (day text not null, set_id text not null, kingdom text not null, seed text not null,
        first integer not null, primary key (set_id, day))`,
    sql`create table daily_tries (person text not null references people on delete cascade, day text not null,
        set_id text not null, table_id text not null references tables on delete cascade, begun_at bigint not null,
        ended_at bigint, outcome integer, points integer, margin integer, turns integer, lead text, rank bigint,
        score integer, chance double precision, rival_plan text, primary key (person, day, set_id))`,
    sql`create unique index daily_tries_table on daily_tries (table_id)`,
    sql`create index daily_tries_best on daily_tries (set_id, day, rank desc, ended_at, person) where rank is not null`,
    sql`create table daily_months (person text not null references people on delete cascade, month text not null,
        set_id text not null, score integer not null, days integer not null, won integer not null,
        ended_at bigint not null, primary key (person, month, set_id))`,
    sql`create index daily_months_best on daily_months (set_id, month, score desc, ended_at, person)`,
  ];
  for (const statement of statements) await statement.execute(db);
}

/** Whom to remind of what, where they can be reached, and what is on its way to them. */
async function reminders(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`create table reminders (person text not null references people on delete cascade,
        table_id text not null references tables on delete cascade, kind text not null, turn integer not null,
        at bigint not null, push text, mail text, primary key (person, table_id, kind))`,
    sql`create index reminders_table on reminders (table_id)`,
    sql`create table noticed (table_id text primary key references tables on delete cascade, n integer not null)`,
    sql`create index tables_by_day on tables (id) where status = 'running' and clock like '{"days"%'`,
    sql`create table reminder_settings (person text primary key references people on delete cascade,
        language text not null, off text not null)`,
    sql`create table reminder_slots (person text not null references people on delete cascade,
        channel text not null, told_at bigint not null, primary key (person, channel))`,
    sql`create table push_devices (id text primary key, person text not null references people on delete cascade,
        session text not null references sessions on delete cascade, endpoint text not null,
        p256dh text not null, auth text not null, created_at bigint not null)`,
    sql`create index push_devices_person on push_devices (person)`,
    sql`create index push_devices_session on push_devices (session)`,
    sql`create table mail_addresses (person text primary key references people on delete cascade,
        id text not null unique, address text not null, confirmed_at bigint, stopped_at bigint, failed_at bigint,
        created_at bigint not null)`,
    sql`create table mail_requests (key text not null, at bigint not null)`,
    sql`create index mail_requests_key on mail_requests (key, at)`,
    sql`create table deliveries (batch text not null, target text not null,
        person text not null references people on delete cascade, channel text not null, tries integer not null,
        claimed_at bigint, primary key (batch, target))`,
    sql`create index deliveries_person on deliveries (person)`,
  ];
  for (const statement of statements) await statement.execute(db);
}

/**
 * Whom each game waits for, to find all games that wait for somebody: of those that are running a process finds out when
 * it has looked at them. Vacations. Ratings by the kind of game: all so far were of live ones.
 */
async function byTheDay(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`alter table heads add column asked integer`,
    sql`update heads set due_at = 0 where table_id in (select id from tables where status = 'running')`,
    sql`create table vacations (person text not null references people on delete cascade, began_at bigint not null,
        ends_at bigint not null, primary key (person, began_at))`,
    sql`drop index ratings_best`,
    sql`alter table ratings rename to ratings_before`,
    sql`create table ratings (person text not null references people on delete cascade, kind text not null,
        players integer not null, mu double precision not null, sigma double precision not null,
        games integer not null, primary key (person, kind, players))`,
    sql`insert into ratings (person, kind, players, mu, sigma, games)
        select person, 'live', players, mu, sigma, games from ratings_before`,
    sql`drop table ratings_before`,
    sql`create index ratings_best on ratings (kind, players, (sigma >= 6), mu desc, person) where games >= 5`,
  ];
  for (const statement of statements) await statement.execute(db);
}
