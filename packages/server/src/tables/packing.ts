import { setTimeout as pause } from 'node:timers/promises';
import { packLog, replaceLog } from '../course/log.ts';
import type { Database, TableRow } from '../store/database.ts';

const DAY = 24 * 3_600_000;
/** Between one game and the next, in milliseconds: those who play come first. */
const PAUSE = 50;

/**
 * Packs games that a version of the server finished which did not do so at once, now and every day, until the returned
 * function is called. Several processes may do it at once.
 */
export function packOldGames(db: Database, onError: (error: unknown) => void): () => Promise<void> {
  let ended = false;
  let round: Promise<void> | null = null;
  const packAll = async () => {
    try {
      for await (const { id, status } of tablesWithRows(db)) {
        if (status === 'over') await packGame(db, id);
        await pause(PAUSE);
        if (ended) break;
      }
    } catch (error) {
      onError(error);
    }
    round = null;
  };
  const begin = () => {
    round ??= packAll();
  };
  begin();
  const timer = setInterval(begin, DAY);
  return async () => {
    ended = true;
    clearInterval(timer);
    await round;
  };
}

/** Tables whose log is not packed. Finding the next one is one step in an index, however long their logs are. */
async function* tablesWithRows(db: Database): AsyncGenerator<Pick<TableRow, 'id' | 'status'>> {
  let last = '';
  for (;;) {
    const next = await db
      .selectFrom('log')
      .innerJoin('tables', 'tables.id', 'log.table_id')
      .select(['tables.id', 'tables.status'])
      .where('log.table_id', '>', last)
      .orderBy('log.table_id')
      .limit(1)
      .executeTakeFirst();
    if (next === undefined) return;
    yield next;
    last = next.id;
  }
}

async function packGame(db: Database, table: string): Promise<void> {
  const log = await packLog(db, table);
  await db.transaction().execute((db) => replaceLog(db, table, log));
}
