import { member } from '../people/in-person.ts';
import type { Person } from '../people/person.ts';
import { Refusal } from '../refusal.ts';
import { newId } from '../secrets.ts';
import type { Database } from '../store/database.ts';

/** In the log, whoever has the command line. */
const OPERATOR = '';

export async function isModerator(db: Database, person: string): Promise<boolean> {
  const row = await db
    .selectFrom('moderators')
    .select('person')
    .where('person', '=', person)
    .executeTakeFirst();
  return row !== undefined;
}

/** The moderator who asks. The role is looked up each time: it can be revoked at any moment. */
export async function moderator(db: Database, person: Person | null): Promise<Person> {
  const known = member(person);
  if (!(await isModerator(db, known.id)))
    throw new Refusal(403, 'moderators-only', 'This is for moderators.');
  return known;
}

/** Gives or takes the role, and writes it to the log. Returns whether anything has changed. */
export function setModerator(db: Database, person: string, is: boolean, now: number): Promise<boolean> {
  return db.transaction().execute(async (db) => {
    if ((await isModerator(db, person)) === is) return false;
    if (is) await db.insertInto('moderators').values({ person, granted_at: now }).execute();
    else await db.deleteFrom('moderators').where('person', '=', person).execute();
    await db
      .insertInto('moderation_log')
      .values({
        id: newId(),
        at: now,
        moderator: OPERATOR,
        action: is ? 'grant' : 'revoke',
        person,
        reason: '',
        until: null,
        detail: '{}',
        undone_by: null,
      })
      .execute();
    return true;
  });
}

export async function moderatorNames(db: Database): Promise<string[]> {
  const rows = await db
    .selectFrom('moderators')
    .innerJoin('people', 'people.id', 'moderators.person')
    .select('people.name')
    .orderBy('people.name_key')
    .execute();
  return rows.map(({ name }) => name);
}
