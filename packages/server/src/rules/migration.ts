import { type Kysely, sql } from 'kysely';

/** What is needed of games whose rules a later release does not know. And running games are found among very many others. */
export async function keptGames(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`create table kept_games (table_id text primary key references tables on delete cascade, n integer not null,
        rules integer not null, data bytea)`,
    sql`create index tables_running on tables (id) where status = 'running'`,
  ];
  for (const statement of statements) await statement.execute(db);
}
