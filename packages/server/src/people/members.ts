import { notFound } from '../refusal.ts';
import type { Database, PersonRow } from '../store/database.ts';
import { nameKey } from './names.ts';

/** The member of this name; refuses one that nobody has. */
export async function memberCalled(db: Database, name: string): Promise<PersonRow> {
  const row = await db
    .selectFrom('people')
    .selectAll()
    .where('name_key', '=', nameKey(name))
    .executeTakeFirst();
  if (row === undefined) throw notFound('player');
  return row;
}
