import { type Kysely, sql } from 'kysely';

/**
 * Ratings over time: which rating a game changed, and for which time, so that a few of very many are found by their
 * number. What was gained and against whom was played, summed up for each person. Games from before are counted later.
 */
export async function profiles(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`alter table seats add column rating_of text`,
    sql`alter table seats add column rating_n integer`,
    sql`alter table seats add column counted integer`,
    sql`update seats set rating_of = (
          select case when coalesce(clock, '') like '%"days"%' then 'day' else 'live' end || ' ' || players
          from tables where id = table_id)
        where rated is not null`,
    // The first rated games may have ended before what they changed was kept.
    sql`update seats set rating_n = numbered.n from (
          select played.table_id, played.seat,
            row_number() over (partition by played.person, played.rating_of order by played.ended_at, played.table_id)
            - count(*) over (partition by played.person, played.rating_of) + ratings.games as n
          from seats as played join ratings on ratings.person = played.person
            and ratings.kind || ' ' || ratings.players = played.rating_of
          where played.rating_of is not null) as numbered
        where numbered.table_id = seats.table_id and numbered.seat = seats.seat`,
    sql`create index seats_rating on seats (person, rating_of, rating_n) where rating_of is not null`,
    sql`create index seats_rating_time on seats (person, rating_of, ended_at) where rating_of is not null`,
    sql`create index seats_uncounted on seats (table_id) where ended_at is not null and counted is null`,
    sql`create table game_counts (person text not null references people on delete cascade, company text not null,
        games integer not null, won integer not null, shared integer not null, primary key (person, company))`,
    sql`create table card_counts (person text not null references people on delete cascade, company text not null,
        card text not null, offered integer not null, offered_won integer not null, gained integer not null,
        gained_won integer not null, primary key (person, company, card))`,
    sql`create table opponent_counts (person text not null references people on delete cascade,
        opponent text not null references people on delete cascade, games integer not null, won integer not null,
        lost integer not null, shared integer not null, primary key (person, opponent))`,
    sql`create index opponent_counts_most on opponent_counts (person, games desc, opponent)`,
    sql`create index opponent_counts_opponent on opponent_counts (opponent)`,
  ];
  for (const statement of statements) await statement.execute(db);
}
