import { leaveAllClubs } from '../clubs/leaving.ts';
import { bringBlocksAlong } from '../community/people.ts';
import { bringTriesAlong } from '../daily/tries.ts';
import { bringModerationAlong, forgetInModeration } from '../moderation/people.ts';
import { bringCountsAlong } from '../profiles/people.ts';
import { Refusal } from '../refusal.ts';
import { newId } from '../secrets.ts';
import type { Database } from '../store/database.ts';
import { bringEntrantsAlong, forgetInTournaments } from '../tournaments/people.ts';
import type { PeopleContext } from './context.ts';
import { lookOf } from './look.ts';
import { nameKey } from './names.ts';
import { DELETED, type Person } from './person.ts';

/**
 * Makes a guest a member, with the same id, or stores a stranger as a new member. Returns the id, and the sessions that
 * end: those of the guest do not open the account.
 */
export async function becomeMember(
  db: Database,
  who: Person | null,
  { name, password, now }: { name: string; password: string | null; now: number },
): Promise<{ id: string; ended: readonly string[] }> {
  const named = { name, name_key: nameKey(name), look: lookOf(name), password };
  if (who === null) {
    const id = newId();
    await db
      .insertInto('people')
      .values({ id, ...named, created_at: now })
      .execute();
    return { id, ended: [] };
  }
  const { numUpdatedRows } = await db
    .updateTable('people')
    .set(named)
    .where('id', '=', who.id)
    .where('name_key', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw memberAlready();
  return { id: who.id, ended: await endSessions(db, who.id) };
}

/** Ends the sessions of a person, all or all but one. Returns them: what they have open ends when it is told. */
export async function endSessions(
  db: Database,
  person: string,
  but?: string | null,
): Promise<readonly string[]> {
  const rows = await db
    .deleteFrom('sessions')
    .where('person', '=', person)
    .$if(but !== undefined, (sessions) => sessions.where('id', '!=', but ?? ''))
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

export function memberAlready(): Refusal {
  return new Refusal(
    409,
    'member-already',
    'You are already registered: sign out first to register another name.',
  );
}

/** Moves everything a guest did to the member who has signed in, and deletes the guest. Returns the sessions that end. */
export async function bringAlong(db: Database, guest: string, member: string): Promise<readonly string[]> {
  const sitting = await db.selectFrom('seats').select('table_id').where('person', '=', member).execute();
  // Nobody sits at a table twice.
  await leaveSeats(
    db,
    guest,
    sitting.map(({ table_id }) => table_id),
  );
  await db.updateTable('seats').set({ person: member }).where('person', '=', guest).execute();
  await db.updateTable('seats').set({ reserved: member }).where('reserved', '=', guest).execute();
  await db.updateTable('tables').set({ host: member }).where('host', '=', guest).execute();
  await db.updateTable('chat').set({ person: member }).where('person', '=', guest).execute();
  await bringTriesAlong(db, guest, member);
  await bringEntrantsAlong(db, guest, member);
  await bringCountsAlong(db, guest, member);
  await bringBlocksAlong(db, guest, member);
  await bringModerationAlong(db, guest, member);
  const ended = await endSessions(db, guest);
  await db.deleteFrom('people').where('id', '=', guest).execute();
  return ended;
}

/**
 * Deletes everything that tells who it was. The games belong to the others too, so the seats stay, without a person.
 * The numbers of chat lines are not used again, so the lines stay, empty and without a person or seat. Returns the
 * sessions and tokens that end.
 */
export async function deletePerson(db: Database, person: string): Promise<readonly string[]> {
  await leaveAllClubs(db, person);
  await db
    .updateTable('tables')
    .set({ status: 'closed' })
    .where('host', '=', person)
    .where('status', '=', 'open')
    .execute();
  await leaveSeats(db, person);
  await db.updateTable('seats').set({ reserved: null }).where('reserved', '=', person).execute();
  await db.updateTable('tables').set({ host: DELETED }).where('host', '=', person).execute();
  await db.updateTable('chat').set({ person: '', text: '' }).where('person', '=', person).execute();
  await forgetInTournaments(db, person);
  await forgetInModeration(db, person);
  const sessions = await endSessions(db, person);
  const tokens = await db.deleteFrom('tokens').where('person', '=', person).returning('id').execute();
  // Passkeys, ratings, vacations, what they have solved, their tries of daily kingdoms, what is summed up of their games,
  // whom they follow and block, what was decided about them, what they wait for and from where they have played go with
  // the person.
  await db.deleteFrom('people').where('id', '=', person).execute();
  return [...sessions, ...tokens.map(({ id }) => id)];
}

/** Gets up: a seat becomes free where the game has not begun, else nobody's. */
async function leaveSeats(db: Database, person: string, tables?: readonly string[]): Promise<void> {
  if (tables?.length === 0) return;
  const open = db.selectFrom('tables').select('id').where('status', '=', 'open');
  const seats = db
    .updateTable('seats')
    .where('person', '=', person)
    .$if(tables !== undefined, (seats) => seats.where('table_id', 'in', tables ?? []));
  await seats.set({ person: null, program: 0 }).where('table_id', 'in', open).execute();
  await seats
    .set({ person: DELETED, rated: null, rating_of: null, rating_n: null, reviewed: null })
    .execute();
}

/** The tables at which it matters now who the person is. */
export async function tablesOf(db: Database, person: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('seats')
    .innerJoin('tables', 'tables.id', 'seats.table_id')
    .select('tables.id')
    .where('seats.person', '=', person)
    .where('seats.ended_at', 'is', null)
    .where('tables.status', 'in', ['open', 'running'])
    .execute();
  return rows.map(({ id }) => id);
}

/** Cuts off what these sessions and tokens have open, in all processes. Told once it is stored that they have ended. */
export function tellEnded({ bus }: Pick<PeopleContext, 'bus'>, ended: readonly string[]): void {
  for (const id of ended) bus?.publish({ table: id, what: 'ended' });
}

export function tellTables({ bus }: Pick<PeopleContext, 'bus'>, tables: readonly string[]): void {
  for (const table of tables) bus?.publish({ table, what: 'seats' });
}
