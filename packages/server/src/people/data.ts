import type { Database } from '../store/database.ts';
import type { Person } from './person.ts';

const time = (at: number | null) => (at === null ? null : new Date(at).toISOString());

/**
 * Everything stored about a person, as the text of one JSON object. It comes in pieces because there may be many
 * games. It leaves out what would let somebody who finds the file sign in, and what others did.
 */
export async function* dataOf(db: Database, person: Person): AsyncGenerator<string> {
  const account = await accountOf(db, person);
  // The list of games goes in before the closing brace.
  yield `${JSON.stringify(account, null, 1).slice(0, -2)},\n "games": [`;
  let between = '\n';
  for await (const game of games(db, person)) {
    yield `${between}  ${JSON.stringify(game)}`;
    between = ',\n';
  }
  yield '\n ]\n}\n';
}

async function accountOf(db: Database, { id }: Person) {
  const person = await db.selectFrom('people').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const sessions = await db.selectFrom('sessions').selectAll().where('person', '=', id).execute();
  const passkeys = await db.selectFrom('passkeys').selectAll().where('person', '=', id).execute();
  const tokens = await db.selectFrom('tokens').selectAll().where('person', '=', id).execute();
  const ratings = await db.selectFrom('ratings').selectAll().where('person', '=', id).execute();
  const hosted = await db.selectFrom('tables').select('id').where('host', '=', id).execute();
  const chat = await db.selectFrom('chat').selectAll().where('person', '=', id).orderBy('at').execute();
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
    })),
    passkeys: passkeys.map((row) => ({
      id: row.id,
      publicKey: row.public_key,
      counter: row.counter,
      transports: JSON.parse(row.transports),
      since: time(row.created_at),
    })),
    tokens: tokens.map((row) => ({ label: row.label, since: time(row.created_at), seen: time(row.seen_at) })),
    ratings: ratings.map(({ players, mu, sigma, games }) => ({ players, mu, sigma, games })),
    tablesMade: hosted.map((row) => row.id),
    chat: chat.map((row) => ({ table: row.table_id, at: time(row.at), text: row.text })),
  };
}

/** The person's seats, with their own answers. */
async function* games(db: Database, { id }: Person) {
  const seats = await db.selectFrom('seats').selectAll().where('person', '=', id).execute();
  for (const { table_id, seat, program } of seats) {
    const table = await db
      .selectFrom('tables')
      .select(['status', 'kingdom', 'rated', 'result', 'created_at', 'started_at', 'ended_at'])
      .where('id', '=', table_id)
      .executeTakeFirst();
    if (table === undefined) continue;
    const log = await db
      .selectFrom('log')
      .select(['kind', 'data', 'at'])
      .where('table_id', '=', table_id)
      .orderBy('n')
      .execute();
    const entries = log.map(({ kind, data, at }) => ({ at: time(at), kind, ...JSON.parse(data) }));
    yield {
      table: table_id,
      seat,
      byProgram: program === 1,
      status: table.status,
      rated: table.rated === 1,
      kingdom: JSON.parse(table.kingdom),
      result: table.result === null ? null : JSON.parse(table.result),
      created: time(table.created_at),
      started: time(table.started_at),
      ended: time(table.ended_at),
      log: entries.filter((entry) => entry.seat === seat),
    };
  }
}
