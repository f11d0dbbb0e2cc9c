import { lockPerson } from '../people/lock.ts';
import type { Database } from '../store/database.ts';
import { clubIdsOf, lockClub, membersOf } from './membership.ts';

/**
 * Takes somebody out of a club that is locked, or takes their question back. If it has no owner after that, whoever has
 * been an organiser for longest follows, or else the member who has; and a club that nobody is in is dissolved.
 */
export async function leaveWithin(db: Database, club: string, person: string): Promise<void> {
  await db
    .deleteFrom('club_people')
    .where('club', '=', club)
    .where('person', '=', person)
    // Whoever was removed stays so.
    .where('role', '<>', 'removed')
    .execute();
  const left = await membersOf(db, club);
  if (left.some(({ role }) => role === 'owner')) return;
  const heir = left.find(({ role }) => role === 'organiser') ?? left.at(0);
  if (heir === undefined) return dissolve(db, club);
  await db
    .updateTable('club_people')
    .set({ role: 'owner' })
    .where('club', '=', club)
    .where('person', '=', heir.person)
    .execute();
}

/** Its tables are ones like any others from now on. A tournament that has begun is played to its end. */
async function dissolve(db: Database, club: string): Promise<void> {
  await db
    .updateTable('tournaments')
    .set({ status: 'cancelled' })
    .where('club', '=', club)
    .where('status', '=', 'upcoming')
    .execute();
  await db.deleteFrom('clubs').where('id', '=', club).execute();
}

/**
 * For an account that is deleted. What is left of it, such as having asked, goes with the person. Before anything else of
 * the account is touched: whoever makes a table for a club locks the club first as well.
 */
export async function leaveAllClubs(db: Database, person: string): Promise<void> {
  await lockPerson(db, person);
  // Always in the same order, which prevents deadlocks.
  const clubs = await clubIdsOf(db, person).orderBy('club').execute();
  for (const { club } of clubs) {
    await lockClub(db, club);
    await leaveWithin(db, club, person);
  }
}

/** What is stored about somebody here, for the file of all their data. */
export async function clubsOfPerson(db: Database, person: string) {
  const rows = await db
    .selectFrom('club_people')
    .innerJoin('clubs', 'clubs.id', 'club_people.club')
    .select(['clubs.id', 'clubs.name', 'club_people.role', 'club_people.since'])
    .where('club_people.person', '=', person)
    .orderBy('club_people.since')
    .execute();
  return rows.map(({ since, ...rest }) => ({ ...rest, since: new Date(since).toISOString() }));
}
