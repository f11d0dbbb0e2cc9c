import { type Kysely, sql } from 'kysely';

/** Tournaments, who takes part, and what is played in them. */
export async function tournaments(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`create table tournaments (id text primary key, status text not null, host text not null, name text not null,
        description text not null, kind text not null, options text not null, starts_at bigint, starts_with integer,
        seed text not null, round integer not null, rounds integer, winners text, created_at bigint not null,
        started_at bigint, ended_at bigint)`,
    sql`create index tournaments_open on tournaments (status, starts_at) where status in ('upcoming', 'running')`,
    sql`create index tournaments_over on tournaments (ended_at) where status = 'over'`,
    sql`create index tournaments_host on tournaments (host, created_at)`,
    sql`create table tournament_entrants (tournament text not null references tournaments on delete cascade,
        n integer not null, person text not null, rating integer not null, seed integer, joined_at bigint not null,
        "out" text, free_at bigint not null, primary key (tournament, n))`,
    sql`create unique index tournament_entrants_person on tournament_entrants (person, tournament)
        where person <> 'deleted'`,
    sql`create table tournament_rounds (tournament text not null references tournaments on delete cascade,
        round integer not null, kingdom text not null, printed text, shelters integer not null,
        began_at bigint not null, primary key (tournament, round))`,
    sql`create table tournament_games (tournament text not null references tournaments on delete cascade,
        round integer not null, board integer not null, game integer not null, first integer not null, second integer,
        table_id text, outcome text, forfeit integer not null, began_at bigint not null, ended_at bigint,
        primary key (tournament, round, board, game))`,
    sql`create unique index tournament_games_table on tournament_games (table_id) where table_id is not null`,
  ];
  for (const statement of statements) await statement.execute(db);
}
