import type { Database } from '../store/database.ts';

/** Nothing changes, but writing locks the row: what one person does twice at once is counted one after the other. */
export async function lockPerson(db: Database, id: string): Promise<void> {
  await db
    .updateTable('people')
    .set(({ ref }) => ({ name: ref('name') }))
    .where('id', '=', id)
    .execute();
}
