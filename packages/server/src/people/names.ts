import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import { Refusal } from '../refusal.ts';
import type { Database } from '../store/database.ts';
import { isOfOneScript, lookOf } from './look.ts';
import type { Person } from './person.ts';
import { isReserved } from './reserved-names.ts';

const GUEST_NAMES = 10_000;

/** Names are compared by this: upper or lower case and Unicode forms do not matter. */
export function nameKey(name: string): string {
  return name.trim().normalize('NFKC').toLowerCase();
}

export function guestName(): string {
  return `Guest ${randomInt(GUEST_NAMES).toString().padStart(4, '0')}`;
}

/** Whether somebody still has the name that they were given: nobody can choose one like it. */
export function isNameless({ kind, name }: Pick<Person, 'kind' | 'name'>): boolean {
  return kind === 'guest' && /^Guest \d{4}$/.test(name);
}

const DIGITS = Array.from({ length: 10 }, (_, digit) => sql.lit(`Guest ${digit}`));

/** The opposite for a query: whether others may be shown the name of somebody among `people`. */
export const hasName = sql<boolean>`(people.name_key is not null
  or substr(people.name, 1, ${sql.lit('Guest 0'.length)}) not in (${sql.join(DIGITS)}))`;

/** Refuses what is done among people to those who have no name for them. */
export function checkNamed(person: Person): void {
  if (isNameless(person)) throw new Refusal(403, 'nameless', 'Choose a name first: the others will see it.');
}

/** Refuses names that would pass for somebody else's, whoever else is here. */
export function checkName(name: string): void {
  if (isReserved(name)) {
    throw new Refusal(422, 'name-reserved', 'This name is reserved: choose another.');
  }
  if (!isOfOneScript(name)) {
    throw new Refusal(422, 'name-mixed', 'Use letters of one script in a name, and no invisible ones.');
  }
}

/** Refuses a name that a member has, or that looks like one: guests may share names among themselves only. */
export async function checkFree(db: Database, name: string, own?: string): Promise<void> {
  const key = nameKey(name);
  const rows = await db
    .selectFrom('people')
    .select(['id', 'name_key'])
    .where((is) => is.or([is('name_key', '=', key), is('look', '=', lookOf(name))]))
    .execute();
  const others = rows.filter(({ id }) => id !== own);
  if (others.some(({ name_key }) => name_key === key)) throw nameTaken(name);
  if (others.length > 0) throw nameAlike(name);
}

function nameTaken(name: string): Refusal {
  return new Refusal(
    409,
    'name-taken',
    `The name "${name}" is taken: choose another, or sign in if it is yours.`,
  );
}

function nameAlike(name: string): Refusal {
  return new Refusal(409, 'name-alike', `The name "${name}" looks like someone else’s: choose another.`);
}

/** Runs something that takes a name. If two people want it at the same moment, the database decides. */
export async function takingName<T>(name: string, act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    // Both databases name the column: "people.name_key", "people_name_key_key".
    if (error instanceof Error && /unique.*name_key/i.test(error.message)) throw nameTaken(name);
    if (error instanceof Error && /unique.*people.look/i.test(error.message)) throw nameAlike(name);
    throw error;
  }
}
