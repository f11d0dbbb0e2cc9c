import type { Followed, LastSeen } from '@provincia/protocol';
import { Refusal } from '../refusal.ts';
import type { Database } from '../store/database.ts';

const DAY = 24 * 3_600_000;
/** More than anybody can look after. */
export const MOST_PEOPLE = 500;

/** Who somebody follows only they know: neither the others nor the one whom they follow. */
export async function follow(db: Database, person: string, followed: string, now: number): Promise<void> {
  const { count } = await db
    .selectFrom('follows')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('person', '=', person)
    .executeTakeFirstOrThrow();
  if (Number(count) >= MOST_PEOPLE) throw tooMany();
  await db
    .insertInto('follows')
    .values({ person, followed, at: now })
    .onConflict((conflict) => conflict.columns(['person', 'followed']).doNothing())
    .execute();
}

export async function unfollow(db: Database, person: string, followed: string): Promise<void> {
  await db.deleteFrom('follows').where('person', '=', person).where('followed', '=', followed).execute();
}

export async function isFollowing(db: Database, person: string, followed: string): Promise<boolean> {
  const row = await db
    .selectFrom('follows')
    .select('at')
    .where('person', '=', person)
    .where('followed', '=', followed)
    .executeTakeFirst();
  return row !== undefined;
}

export function tooMany(): Refusal {
  return new Refusal(429, 'too-many-people', `There can be at most ${MOST_PEOPLE} people in this list.`);
}

/** Those whom somebody follows, with what they play now for all to see. */
export async function followedBy(db: Database, person: string, now: number): Promise<Followed[]> {
  const rows = await db
    .selectFrom('follows')
    .innerJoin('people', 'people.id', 'follows.followed')
    .leftJoin('privacy', 'privacy.person', 'people.id')
    .select(['people.id', 'people.name', 'privacy.seen'])
    .select(({ selectFrom }) =>
      selectFrom('sessions')
        .select(({ fn }) => fn.max('seen_at').as('seen_at'))
        .whereRef('sessions.person', '=', 'people.id')
        .as('seen_at'),
    )
    .where('follows.person', '=', person)
    .orderBy('people.name_key')
    .execute();
  if (rows.length === 0) return [];
  const seats = await db
    .selectFrom('seats')
    .innerJoin('tables', 'tables.id', 'seats.table_id')
    .select(['seats.person', 'tables.id', 'tables.status'])
    .where(
      'seats.person',
      'in',
      rows.map(({ id }) => id),
    )
    .where('seats.ended_at', 'is', null)
    .where('tables.access', '=', 'open')
    .where('tables.daily', 'is', null)
    .where('tables.status', 'in', ['open', 'running'])
    .orderBy('tables.created_at', 'desc')
    .execute();
  return rows.map(({ id, name, seen, seen_at }) => {
    const at = (status: string) =>
      seats.filter((seat) => seat.person === id && seat.status === status).map((seat) => seat.id);
    return {
      name,
      seen: seen === 1 && seen_at !== null ? agoOf(now - seen_at) : null,
      playing: at('running'),
      waiting: at('open'),
    };
  });
}

function agoOf(time: number): LastSeen {
  if (time < DAY) return 'today';
  if (time < 7 * DAY) return 'week';
  return time < 30 * DAY ? 'month' : 'longer';
}
