import { type Kysely, sql } from 'kysely';

/** Who waits for a game, what they are offered, and from where rated games are played. */
export async function matching(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`create table waiting (person text primary key references people on delete cascade, pace text not null,
        wish text not null, ratings text not null, since bigint not null, seen_at bigint not null, offer text,
        came integer not null, table_id text)`,
    sql`create index waiting_offer on waiting (offer) where offer is not null`,
    sql`create table match_offers (id text primary key, size integer not null, until bigint not null)`,
    sql`create index match_offers_until on match_offers (until)`,
    sql`create table matching (id integer primary key, rounds bigint not null)`,
    sql`alter table sessions add column device text`,
    sql`alter table sessions add column address text`,
    sql`alter table tables add column unrated text`,
    sql`create table rated_from (table_id text not null references tables on delete cascade,
        person text not null references people on delete cascade, device text, address text, at bigint not null,
        primary key (table_id, person))`,
    sql`create index rated_from_person on rated_from (person, at)`,
  ];
  for (const statement of statements) await statement.execute(db);
}
