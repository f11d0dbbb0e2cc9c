import { sql } from 'kysely';
import type { Database } from '../../src/store/database.ts';

/** Holds what a transaction has done until the returned function is called; then nothing of it is kept. */
export function hold(db: Database, work: (db: Database) => Promise<unknown>): Promise<() => Promise<void>> {
  return new Promise((resolve, reject) => {
    const ended = db
      .transaction()
      .execute(async (db) => {
        await work(db).catch(reject);
        await new Promise<void>((_, stop) => {
          resolve(async () => {
            stop(new Error('nothing of this is to be kept'));
            await ended;
          });
        });
      })
      .catch(() => {});
  });
}

/** The connections of servers that wait for what is being held. */
const blocked = sql`pg_stat_activity where datname = current_database()
  and application_name <> 'test' and wait_event_type = 'Lock'`;

/** Once a server waits for what is being held. */
export async function untilBlocked(db: Database): Promise<void> {
  while ((await sql`select 1 from ${blocked}`.execute(db)).rows.length === 0);
}

/** Gives up what servers have begun and wait to go on with. */
export async function endBlocked(db: Database): Promise<void> {
  while ((await sql`select pg_terminate_backend(pid) from ${blocked}`.execute(db)).rows.length > 0);
}
