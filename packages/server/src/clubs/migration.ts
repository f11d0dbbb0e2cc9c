import { type Kysely, sql } from 'kysely';

/** Clubs, who is in them, their kingdoms; and which tables and tournaments are for the members of one. */
export async function clubs(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`create table clubs (id text primary key, name text not null, name_key text not null,
        look text not null, description text not null, joining text not null, language text,
        invitation text not null, created_at bigint not null)`,
    sql`create unique index clubs_name on clubs (name_key)`,
    sql`create unique index clubs_look on clubs (look)`,
    sql`create index clubs_new on clubs (created_at)`,
    sql`create table club_people (club text not null references clubs on delete cascade,
        person text not null references people on delete cascade, role text not null, since bigint not null,
        primary key (club, person))`,
    sql`create index club_people_person on club_people (person)`,
    sql`create table club_kingdoms (club text not null references clubs on delete cascade, n integer not null,
        name text not null, kingdom text not null, printed text, shelters integer, primary key (club, n))`,
    sql`alter table tables add column club text references clubs on delete set null`,
    sql`create index tables_club on tables (club, created_at) where club is not null`,
    sql`alter table tournaments add column club text references clubs on delete set null`,
    sql`create index tournaments_club on tournaments (club, created_at) where club is not null`,
  ];
  for (const statement of statements) await statement.execute(db);
}
