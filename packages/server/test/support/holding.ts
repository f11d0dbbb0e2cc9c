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

/** Once a server waits for what is being held. */
export async function untilBlocked(db: Database): Promise<void> {
  const waiting = sql`select 1 from pg_stat_activity where datname = current_database()
    and application_name <> 'test' and wait_event_type = 'Lock'`;
  while ((await waiting.execute(db)).rows.length === 0);
}
