import type { ClubRole, ClubStanding } from '@provincia/protocol';
import { notFound, Refusal } from '../refusal.ts';
import type { Database } from '../store/database.ts';
import type { ClubPersonRow, ClubRow } from './rows.ts';

/** Those who are in a club; others ask to be let in, or were removed. */
export const ROLES = ['owner', 'organiser', 'member'] as const satisfies ClubRole[];

/** Whoever changes a club does so one after the other, in all processes: writing, even nothing, locks the row. */
export async function lockClub(db: Database, id: string): Promise<ClubRow> {
  const row = await db
    .updateTable('clubs')
    .set(({ ref }) => ({ joining: ref('joining') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  if (row === undefined) throw notFound('club');
  return row;
}

/** Those who are in the club, the first who came first. */
export function membersOf(db: Database, club: string): Promise<ClubPersonRow[]> {
  return db
    .selectFrom('club_people')
    .selectAll()
    .where('club', '=', club)
    .where('role', 'in', ROLES)
    .orderBy('since')
    .orderBy('person')
    .execute();
}

/** The clubs in which somebody is, for a query. */
export function clubIdsOf(db: Database, person: string) {
  return db
    .selectFrom('club_people')
    .select('club')
    .where('person', '=', person)
    .where('role', 'in', [...ROLES]);
}

export async function standingIn(db: Database, club: string, person: string): Promise<ClubStanding | null> {
  const row = await db
    .selectFrom('club_people')
    .select('role')
    .where('club', '=', club)
    .where('person', '=', person)
    .executeTakeFirst();
  return row?.role ?? null;
}

/** Whether that is somebody who is in it. */
export function isRole(standing: ClubStanding | null): standing is ClubRole {
  return ROLES.some((role) => role === standing);
}

/** Refuses what is for the members of a club to others. */
export async function checkIn(db: Database, club: string, person: string): Promise<void> {
  if (isRole(await standingIn(db, club, person))) return;
  throw new Refusal(403, 'not-in-club', 'This is for the members of a club: join it first.');
}

/** Refuses what those do who organise a club, or own it, to others. */
export async function checkRole(
  db: Database,
  club: string,
  person: string,
  needed: 'owner' | 'organiser',
): Promise<ClubRole> {
  const role = await standingIn(db, club, person);
  if (role === 'owner' || (role === 'organiser' && needed === 'organiser')) return role;
  const who = needed === 'owner' ? 'owners' : 'organisers';
  throw new Refusal(403, 'club-role', `Only the ${who} of the club can do this.`);
}
