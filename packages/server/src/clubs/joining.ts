import type { ClubRole, ClubStanding } from '@provincia/protocol';
import { checkAllowed } from '../moderation/sanctions.ts';
import { lockPerson } from '../people/lock.ts';
import { nameKey } from '../people/names.ts';
import type { Person } from '../people/person.ts';
import { notFound, Refusal } from '../refusal.ts';
import type { Database } from '../store/database.ts';
import { type ClubParts, checkManyClubs } from './founding.ts';
import { leaveWithin } from './leaving.ts';
import { checkRole, isRole, lockClub, membersOf, standingIn } from './membership.ts';
import type { ClubPersonRow } from './rows.ts';

export const MOST_MEMBERS = 500;
/** How many may wait to be let in. */
const MOST_ASKING = 100;

/** Joins a club, or asks to be let in. Whoever has the link of the club need not ask. */
export async function joinClub(
  { db, now }: ClubParts,
  id: string,
  person: Person,
  invitation: string | undefined,
): Promise<void> {
  await db.transaction().execute(async (db) => {
    await lockPerson(db, person.id);
    await checkAllowed(db, person.id, 'people', now());
    const club = await lockClub(db, id);
    const standing = await standingIn(db, id, person.id);
    if (isRole(standing)) return;
    if (standing === 'removed')
      throw new Refusal(403, 'club-removed', 'The organisers have removed you from this club.');
    const isInvited = invitation === club.invitation;
    if (club.joining === 'invitation' && !isInvited)
      throw new Refusal(403, 'club-invitation', 'This club can only be joined with its invitation link.');
    const role = club.joining === 'request' && !isInvited ? 'asking' : 'member';
    if (role === standing) return;
    if (standing === null) await checkManyClubs(db, person.id);
    if (role === 'asking') await checkAsking(db, id);
    else await checkFull(db, id);
    await put(db, { club: id, person: person.id, role, since: now() });
  });
}

async function checkFull(db: Database, club: string): Promise<void> {
  if ((await membersOf(db, club)).length < MOST_MEMBERS) return;
  throw new Refusal(409, 'club-full', `This club has its ${MOST_MEMBERS} members already.`);
}

async function checkAsking(db: Database, club: string): Promise<void> {
  const asking = await db
    .selectFrom('club_people')
    .select('person')
    .where('club', '=', club)
    .where('role', '=', 'asking')
    .execute();
  if (asking.length < MOST_ASKING) return;
  throw new Refusal(409, 'club-full', `${MOST_ASKING} people wait to be let in: try again later.`);
}

/** Organisers let somebody in who has asked; owners make members organisers or owners, and step down themselves. */
export async function setRole(
  { db, now }: ClubParts,
  id: string,
  name: string,
  role: ClubRole,
  by: Person,
): Promise<void> {
  await db.transaction().execute(async (db) => {
    await lockClub(db, id);
    await checkRole(db, id, by.id, 'organiser');
    const them = await personIn(db, id, name);
    if (them.role === 'removed') throw notFound('member');
    if (them.role === 'asking' && role === 'member') {
      await checkFull(db, id);
      await put(db, { ...them, role, since: now() });
      return;
    }
    await checkRole(db, id, by.id, 'owner');
    if (them.role === 'asking') throw notFound('member');
    if (them.role === 'owner' && role !== 'owner') await checkSteppingDown(db, them, by);
    await put(db, { ...them, role });
  });
}

async function checkSteppingDown(db: Database, { club, person }: ClubPersonRow, by: Person): Promise<void> {
  if (person !== by.id) throw new Refusal(403, 'club-role', 'Owners step down themselves.');
  const owners = (await membersOf(db, club)).filter(({ role }) => role === 'owner');
  if (owners.length === 1)
    throw new Refusal(409, 'club-last-owner', 'A club has an owner: make somebody else one first.');
}

/**
 * Removes a member, who cannot come back; turns down somebody who has asked; or allows somebody to come back who was
 * removed. Nobody removes owners, and only owners remove organisers.
 */
export async function removeFromClub(
  { db, now }: ClubParts,
  id: string,
  name: string,
  by: Person,
): Promise<void> {
  await db.transaction().execute(async (db) => {
    await lockClub(db, id);
    const own = await checkRole(db, id, by.id, 'organiser');
    const them = await personIn(db, id, name);
    if (!isRole(them.role)) {
      await db.deleteFrom('club_people').where('club', '=', id).where('person', '=', them.person).execute();
      return;
    }
    if (them.role === 'owner' || (them.role === 'organiser' && own !== 'owner'))
      throw new Refusal(403, 'club-role', 'Owners cannot be removed, and organisers only by owners.');
    await put(db, { ...them, role: 'removed', since: now() });
  });
}

export async function leaveClub({ db }: ClubParts, id: string, person: Person): Promise<void> {
  await db.transaction().execute(async (db) => {
    await lockClub(db, id);
    await leaveWithin(db, id, person.id);
  });
}

async function personIn(db: Database, club: string, name: string): Promise<ClubPersonRow> {
  const row = await db
    .selectFrom('club_people')
    .innerJoin('people', 'people.id', 'club_people.person')
    .selectAll('club_people')
    .where('club_people.club', '=', club)
    .where('people.name_key', '=', nameKey(name))
    .executeTakeFirst();
  if (row === undefined) throw notFound('member');
  return row;
}

async function put(db: Database, row: ClubPersonRow & { readonly role: ClubStanding }): Promise<void> {
  const { role, since } = row;
  await db
    .insertInto('club_people')
    .values(row)
    .onConflict((on) => on.columns(['club', 'person']).doUpdateSet({ role, since }))
    .execute();
}
