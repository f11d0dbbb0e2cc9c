import type { Clubs, ClubsQuery, PlayerClubs } from '@provincia/protocol';
import { sql } from 'kysely';
import { nameKey } from '../people/names.ts';
import type { Person } from '../people/person.ts';
import { notFound } from '../refusal.ts';
import type { Database } from '../store/database.ts';
import { describeClubs } from './describe.ts';
import type { ClubParts } from './founding.ts';
import { clubIdsOf, isRole, ROLES } from './membership.ts';

const MOST_LISTED = 50;
/** What was played in this time says how active a club is, in milliseconds. */
const LATELY = 30 * 24 * 3_600_000;

/** The clubs of the reader, and those with such a name, or all. */
export async function listedClubs(
  { db, now }: ClubParts,
  { name = '', order }: ClubsQuery,
  viewer: Person | null,
): Promise<Clubs> {
  const listed = await db
    .selectFrom('clubs')
    .selectAll()
    .$if(name !== '', (clubs) => clubs.where(isCalled(name)))
    .$if(order === 'active', (clubs) =>
      clubs
        .orderBy(
          ({ selectFrom, fn }) =>
            selectFrom('tables')
              .select(fn.countAll<number>().as('tables'))
              .whereRef('tables.club', '=', 'clubs.id')
              .where('tables.created_at', '>', now() - LATELY),
          'desc',
        )
        .orderBy(
          ({ selectFrom, fn }) =>
            selectFrom('club_people')
              .select(fn.countAll<number>().as('members'))
              .whereRef('club_people.club', '=', 'clubs.id')
              .where('club_people.role', 'in', ROLES),
          'desc',
        ),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(MOST_LISTED)
    .execute();
  const own =
    viewer === null
      ? []
      : await db
          .selectFrom('clubs')
          .selectAll()
          .where('id', 'in', clubIdsOf(db, viewer.id))
          .orderBy('name_key')
          .execute();
  return {
    yours: await describeClubs(db, own, viewer),
    clubs: await describeClubs(db, listed, viewer),
  };
}

/** Whether this is a part of the name. Without it the name is shorter: no sign in it means anything else. */
function isCalled(part: string) {
  const key = nameKey(part);
  return sql<boolean>`length(replace(name_key, ${key}, '')) < length(name_key)`;
}

/** The clubs in which a member is: that is for all to see. */
export async function clubsOfMember(db: Database, name: string): Promise<PlayerClubs> {
  const person = await db
    .selectFrom('people')
    .select('id')
    .where('name_key', '=', nameKey(name))
    .executeTakeFirst();
  if (person === undefined) throw notFound('player');
  const rows = await db
    .selectFrom('club_people')
    .innerJoin('clubs', 'clubs.id', 'club_people.club')
    .select(['clubs.id', 'clubs.name', 'club_people.role'])
    .where('club_people.person', '=', person.id)
    .orderBy('clubs.name_key')
    .execute();
  return { clubs: rows.flatMap(({ role, ...club }) => (isRole(role) ? [{ ...club, role }] : [])) };
}
