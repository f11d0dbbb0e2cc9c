import { takeOver } from '@provincia/course';
import type { Kysely } from 'kysely';
import type { Database, Schema } from '../store/database.ts';
import { keptGame } from './kept-game.ts';
import type { KnownRules } from './known-rules.ts';
import { unkept } from './unkept.ts';

/**
 * Refuses to go on if there are games by retired rules that are not kept. Before the migrations: the release that knows these
 * rules has to be able to go on with the database.
 */
export async function refuseUnkept(db: Kysely<Schema>, { retired }: KnownRules): Promise<void> {
  if (retired.length === 0) return;
  const names = (await db.introspection.getTables()).map(({ name }) => name);
  if (!names.includes('tables')) return;
  const missing = names.includes('kept_games')
    ? unkept(db, retired)
    : // A release without the table has kept nothing, and the first ones did not write versions down.
      db.selectFrom('tables').select('id').where('status', 'in', ['running', 'over']);
  const { length } = await missing.limit(MOST_COUNTED + 1).execute();
  if (length === 0) return;
  const count = length > MOST_COUNTED ? `More than ${MOST_COUNTED}` : length;
  throw new Error(
    `${count} of its games were played by rules version ${retired.join(' or ')}, which this release no longer has, and are not kept. ` +
      `Start the last release that plays version ${retired[retired.length - 1]}, wait until it logs that all games are kept, stop it, and start this one again.`,
  );
}

const MOST_COUNTED = 999;

/** Lets running games by retired rules go on by the newest. Several processes may do it at once. */
export async function takeOverGames(db: Database, rules: KnownRules, now: number): Promise<void> {
  if (rules.retired.length === 0) return;
  const tables = await db
    .selectFrom('tables')
    .innerJoin('kept_games', 'kept_games.table_id', 'tables.id')
    .select(['tables.id', 'kept_games.n', 'kept_games.rules'])
    .where('tables.status', '=', 'running')
    .where('kept_games.rules', 'in', rules.retired)
    .execute();
  for (const { id, n, rules: old } of tables) {
    const kept = await keptGame(db, id);
    if (kept === null) throw new Error(`The game of table ${id} was not kept.`);
    const { course, since } = takeOver(kept.course, rules.newest);
    await db.transaction().execute(async (db) => {
      const taken = await db
        .updateTable('kept_games')
        .set({ rules: rules.newest })
        .where('table_id', '=', id)
        .where('rules', '=', old)
        .returning('table_id')
        .executeTakeFirst();
      if (taken === undefined) return;
      // Whoever looks for what is due finds out what is asked now, or writes down how it ended.
      const due = db.updateTable('heads').set({ due_at: now, leased_until: 0, asked: null });
      await due.where('table_id', '=', id).execute();
      if (course.over) return;
      const data = JSON.stringify({ rules: rules.newest, since });
      await db.insertInto('log').values({ table_id: id, n, kind: 'rules', data, at: now }).execute();
      await db
        .updateTable('heads')
        .set({ n: n + 1 })
        .where('table_id', '=', id)
        .execute();
    });
  }
}
