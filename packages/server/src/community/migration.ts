import { type Kysely, sql } from 'kysely';

/** Whom people follow and block, what they want to be reached by, what they report, and what moderators do about it. */
export async function community(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`create table follows (person text not null references people on delete cascade,
        followed text not null references people on delete cascade, at bigint not null, primary key (person, followed))`,
    sql`create index follows_followed on follows (followed)`,
    sql`create table blocks (person text not null references people on delete cascade,
        blocked text not null references people on delete cascade, at bigint not null, primary key (person, blocked))`,
    sql`create index blocks_blocked on blocks (blocked)`,
    sql`create table privacy (person text primary key references people on delete cascade, invitations text not null,
        seen integer not null)`,
    // To find names by how they begin, in both databases.
    sql`create index people_beginnings on people (substr(name_key, 1, 2), name_key) where name_key is not null`,
    sql`create table reports (id text primary key, reporter text, about text not null, about_name text not null,
        reason text not null, subject text not null, text text not null, table_id text, lines text not null,
        at bigint not null, state text not null)`,
    sql`create unique index reports_once on reports (reporter, about, subject)
        where reporter is not null and about <> 'deleted'`,
    sql`create index reports_reporter on reports (reporter, at) where reporter is not null`,
    sql`create index reports_about on reports (about)`,
    sql`create index reports_open on reports (at) where state = 'open'`,
    sql`create table sanctions (id text primary key, person text not null references people on delete cascade,
        kind text not null, reason text not null, at bigint not null, until bigint, lifted_at bigint, read_at bigint)`,
    sql`create index sanctions_person on sanctions (person)`,
    sql`create table moderators (person text primary key references people on delete cascade,
        granted_at bigint not null)`,
    sql`create table moderation_log (id text primary key, at bigint not null, moderator text not null,
        action text not null, person text not null, reason text not null, until bigint, detail text not null,
        undone_by text)`,
    sql`create index moderation_log_at on moderation_log (at)`,
    sql`create index moderation_log_person on moderation_log (person)`,
    sql`create index moderation_log_moderator on moderation_log (moderator)`,
    sql`alter table chat add column hidden integer not null default 0`,
  ];
  for (const statement of statements) await statement.execute(db);
}
