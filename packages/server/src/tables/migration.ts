import { type Kysely, sql } from 'kysely';

/** Whether Platinum and Colony are used. In all games so far the rules decided, and they were not there. */
export async function colonies(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`alter table tables add column colonies integer`,
    sql`alter table club_kingdoms add column colonies integer`,
    sql`alter table tournament_rounds add column colonies integer not null default 0`,
  ];
  for (const statement of statements) await statement.execute(db);
}
