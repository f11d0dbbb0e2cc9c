import { readCourse } from '../course/reading.ts';
import { schedule, type Work } from '../jobs/jobs.ts';
import type { Beginnings } from '../rules/beginnings.ts';
import type { Database, TableRow } from '../store/database.ts';
import { count } from './counting.ts';
import { gainedIn } from './gained.ts';

export const COUNT_OLD_GAMES = 'count-old-games';
/** Games that are counted before others get their turn. */
const AT_ONCE = 10;

interface Parts {
  readonly beginnings: Beginnings;
  readonly now: () => number;
  readonly onError: (error: unknown, table: string) => void;
}

/** When a server starts: a version that did not count games may have finished some. */
export function scheduleOldGames(db: Database, now: number): Promise<void> {
  return schedule(db, COUNT_OLD_GAMES, '', now);
}

/** Counts some of the games that are over and were not counted with their end, until there are none. */
export function oldGamesWork({ beginnings, now, onError }: Parts): Work {
  const { db } = beginnings;
  return async () => {
    const tables = await uncounted(db).limit(AT_ONCE).execute();
    for (const table of tables) {
      try {
        await countOld(beginnings, table);
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

async function countOld(beginnings: Beginnings, table: TableRow): Promise<void> {
  const course = await readCourse(beginnings, table.id);
  const gained = await gainedIn(beginnings, table.id, course);
  const { winners } = JSON.parse(table.result ?? '') as { winners: number[] };
  await beginnings.db.transaction().execute((db) => count(db, table, winners, gained));
}
