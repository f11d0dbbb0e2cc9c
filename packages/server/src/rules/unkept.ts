import { sql } from 'kysely';
import type { Database } from '../store/database.ts';

/** The tables of these versions of which not all is kept that is needed to do without their rules. */
export function unkept(db: Database, versions: readonly number[]) {
  return db
    .selectFrom('tables')
    .leftJoin('kept_games', 'kept_games.table_id', 'tables.id')
    .leftJoin('heads', 'heads.table_id', 'tables.id')
    .select('tables.id')
    .where('tables.status', 'in', ['running', 'over'])
    .where(sql<number>`coalesce(kept_games.rules, tables.rules)`, 'in', versions)
    .where((eb) => eb.or([eb('kept_games.n', 'is', null), eb('kept_games.n', '<', eb.ref('heads.n'))]));
}
