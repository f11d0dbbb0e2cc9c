import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Entry } from '@provincia/course';
import { clubsOfPerson } from '../clubs/leaving.ts';
import { communityData } from '../community/people.ts';
import { logsOf } from '../course/log.ts';
import { dailyTriesOf } from '../daily/tries.ts';
import { waitingOf } from '../matching/data.ts';
import { moderationData } from '../moderation/people.ts';
import { profileData } from '../profiles/people.ts';
import { triesOf } from '../puzzles/tries.ts';
import { reminderData } from '../reminders/data.ts';
import type { Database } from '../store/database.ts';
import { clockOf } from '../tables/clock.ts';
import { tournamentsOfPerson } from '../tournaments/people.ts';
import { ratedFromOf } from './oneself.ts';
import type { Person } from './person.ts';
import { standingOf } from './rating-scale.ts';
import { type Rerated, ratingOf } from './ratings.ts';

const time = (at: number | null) => (at === null ? null : new Date(at).toISOString());

/** Short rows in one piece, and games, which are long. A piece is read and written in a few milliseconds. */
const ROWS = 500;
const GAMES = 20;

/**
 * Everything stored about a person, as the text of one JSON object. It leaves out what would let somebody who finds the
 * file sign in, and what others did. There may be very many games, so it comes in pieces, and others get their turn
 * between them. It stops if the session ends meanwhile.
 */
export async function* dataOf(db: Database, person: Person): AsyncGenerator<string> {
  const account = await accountOf(db, person);
  // The lists go in before the closing brace.
  yield JSON.stringify(account, null, 1).slice(0, -2);
  const lists = { tablesMade: tablesMade(db, person), chat: chat(db, person), games: games(db, person) };
  for (const [name, pieces] of Object.entries(lists)) {
    yield `,\n "${name}": [`;
    let between = '\n';
    for await (const rows of pieces) {
      yield rows.map((row) => `${rows[0] === row ? between : ',\n'}  ${JSON.stringify(row)}`).join('');
      between = ',\n';
      await nextTurn();
      await checkSession(db, person);
    }
    yield '\n ]';
  }
  yield '\n}\n';
}

async function checkSession(db: Database, { session }: Person): Promise<void> {
  const there = await db.selectFrom('sessions').select('id').where('id', '=', session).executeTakeFirst();
  if (there === undefined) throw new Error('The session has ended.');
}

async function accountOf(db: Database, { id }: Person) {
  const person = await db.selectFrom('people').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const sessions = await db.selectFrom('sessions').selectAll().where('person', '=', id).execute();
  const passkeys = await db.selectFrom('passkeys').selectAll().where('person', '=', id).execute();
  const tokens = await db.selectFrom('tokens').selectAll().where('person', '=', id).execute();
  const ratings = await db.selectFrom('ratings').selectAll().where('person', '=', id).execute();
  const vacations = await db.selectFrom('vacations').selectAll().where('person', '=', id).execute();
  return {
    person: {
      id,
      name: person.name,
      registered: person.name_key !== null,
      hasPassword: person.password !== null,
      since: time(person.created_at),
    },
    sessions: sessions.map((row) => ({
      agent: row.agent,
      since: time(row.created_at),
      seen: time(row.seen_at),
      browser: row.device,
      address: row.address,
    })),
    passkeys: passkeys.map((row) => ({
      id: row.id,
      publicKey: row.public_key,
      counter: row.counter,
      transports: JSON.parse(row.transports),
      since: time(row.created_at),
    })),
    tokens: tokens.map((row) => ({ label: row.label, since: time(row.created_at), seen: time(row.seen_at) })),
    ratings: ratings.map(ratingOf),
    vacations: vacations.map((row) => ({ from: time(row.began_at), until: time(row.ends_at) })),
    puzzles: await triesOf(db, id),
    dailyKingdoms: await dailyTriesOf(db, id),
    reminders: await reminderData(db, id),
    tournaments: await tournamentsOfPerson(db, id),
    profile: await profileData(db, id),
    community: await communityData(db, id),
    moderation: await moderationData(db, id),
    waitingFor: await waitingOf(db, id),
    ratedFrom: await ratedFromOf(db, id),
    clubs: await clubsOfPerson(db, id),
  };
}

async function* tablesMade(db: Database, { id }: Person) {
  for (let after = ''; ; ) {
    const rows = await db
      .selectFrom('tables')
      .select('id')
      .where('host', '=', id)
      .where('id', '>', after)
      .orderBy('id')
      .limit(ROWS)
      .execute();
    if (rows.length === 0) return;
    yield rows.map((row) => row.id);
    after = rows[rows.length - 1].id;
  }
}

async function* chat(db: Database, { id }: Person) {
  for (let last = { table_id: '', n: -1 }; ; ) {
    const { table_id, n } = last;
    const rows = await db
      .selectFrom('chat')
      .select(['table_id', 'n', 'at', 'text'])
      .where('person', '=', id)
      .where(({ eb, refTuple, tuple }) => eb(refTuple('table_id', 'n'), '>', tuple(table_id, n)))
      .orderBy('table_id')
      .orderBy('n')
      .limit(ROWS)
      .execute();
    if (rows.length === 0) return;
    yield rows.map((row) => ({ table: row.table_id, at: time(row.at), text: row.text }));
    last = rows[rows.length - 1];
  }
}

/** The person's seats, with their own answers. */
async function* games(db: Database, { id }: Person) {
  for (let after = ''; ; ) {
    const seats = await db
      .selectFrom('seats')
      .innerJoin('tables', 'tables.id', 'seats.table_id')
      .select([
        'seats.table_id',
        'seats.seat',
        'seats.program',
        'seats.rated as rerated',
        'seats.reviewed',
        'tables.status',
        'tables.kingdom',
        'tables.rated',
        'tables.clock',
      ])
      .select(['tables.result', 'tables.created_at', 'tables.started_at', 'tables.ended_at'])
      .where('seats.person', '=', id)
      .where('seats.table_id', '>', after)
      .orderBy('seats.table_id')
      .limit(GAMES)
      .execute();
    if (seats.length === 0) return;
    const logs = await logsOf(
      db,
      seats.map(({ table_id }) => table_id),
    );
    yield seats.map(({ table_id, seat, program, ...table }) => ({
      table: table_id,
      seat,
      byProgram: program === 1,
      status: table.status,
      rated: table.rated === 1,
      clock: clockOf(table),
      kingdom: JSON.parse(table.kingdom),
      result: table.result === null ? null : JSON.parse(table.result),
      rating: typeof table.rerated === 'string' ? standings(JSON.parse(table.rerated)) : null,
      review: typeof table.reviewed === 'string' ? JSON.parse(table.reviewed) : null,
      created: time(table.created_at),
      started: time(table.started_at),
      ended: time(table.ended_at),
      log: logs.get(table_id)?.flatMap(({ entry, at }) => ownEntry(entry, at, seat)),
    }));
    after = seats[seats.length - 1].table_id;
  }
}

function standings({ before, after }: Rerated) {
  return { before: standingOf(before), after: standingOf(after) };
}

/** What the person did, and when. */
function ownEntry(entry: Entry, at: number, seat: number) {
  return 'seat' in entry && entry.seat === seat ? [{ at: time(at), ...entry }] : [];
}
