import type { Table } from '@provincia/protocol';
import type { Database, TableRow } from '../store/database.ts';

/** The tournaments of which these tables are, by the table. */
export async function tournamentsOf(
  db: Database,
  tables: readonly TableRow[],
): Promise<ReadonlyMap<string, Pick<Table, 'tournament'>>> {
  const rows = await db
    .selectFrom('tournament_games')
    .innerJoin('tournaments', 'tournaments.id', 'tournament_games.tournament')
    .select(['tournament_games.table_id', 'tournament_games.round', 'tournaments.id'])
    .select(['tournaments.name', 'tournaments.kind'])
    .where(
      'tournament_games.table_id',
      'in',
      tables.map(({ id }) => id),
    )
    .execute();
  return new Map(rows.map(({ table_id, ...tournament }) => [table_id as string, { tournament }]));
}
