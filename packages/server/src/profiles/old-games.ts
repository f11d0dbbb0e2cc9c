import { logsOf } from '../course/log.ts';
import { startOf } from '../course/start.ts';
import { schedule, type Work } from '../jobs/jobs.ts';
import { answersOf, seatsOf } from '../open-data/public-game.ts';
import type { Database, TableRow } from '../store/database.ts';
import { count } from './counting.ts';
import { gainedIn } from './gained.ts';

export const COUNT_OLD_GAMES = 'count-old-games';
/** Games that are counted before others get their turn. */
const AT_ONCE = 10;

interface Parts {
  readonly db: Database;
  readonly now: () => number;
  readonly onError: (error: unknown, table: string) => void;
}

/** When a server starts: a version that did not count games may have finished some. */
export function scheduleOldGames({ db, now }: Parts): Promise<void> {
  return schedule(db, COUNT_OLD_GAMES, '', now());
}

/** Counts some of the games that are over and were not counted with their end, until there are none. */
export function oldGamesWork({ db, now, onError }: Parts): Work {
  return async () => {
    const tables = await uncounted(db).limit(AT_ONCE).execute();
    for (const table of tables) {
      try {
        await countOld(db, table);
      } catch (error) {
        // One that cannot be played again must not keep the others waiting.
        onError(error, table.id);
        await db.updateTable('seats').set({ counted: 0 }).where('table_id', '=', table.id).execute();
      }
    }
    return tables.length === 0 ? null : now();
  };
}

/** Goes along an index that has none but these. */
export function uncounted(db: Database) {
  return db
    .selectFrom('tables')
    .selectAll()
    .where('id', 'in', (tables) =>
      tables
        .selectFrom('seats')
        .select('table_id')
        .where('ended_at', 'is not', null)
        .where('counted', 'is', null)
        .orderBy('table_id')
        .limit(AT_ONCE),
    );
}

async function countOld(db: Database, table: TableRow): Promise<void> {
  const seats = await seatsOf(db, [table.id]);
  const log = (await logsOf(db, [table.id])).get(table.id) ?? [];
  const gained = await gainedIn(startOf(table, seats).setup, await answersOf(table, seats, log));
  const { winners } = JSON.parse(table.result ?? '') as { winners: number[] };
  await db.transaction().execute((db) => count(db, table, winners, gained));
}
