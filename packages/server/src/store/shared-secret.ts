import type { Database } from './database.ts';

/** What a server has made up for itself: made once, by whichever process needs it first, and the same for all of them. */
export async function sharedSecret(db: Database, name: string, make: () => string): Promise<string> {
  const known = await read(db, name);
  if (known !== undefined) return known;
  await db
    .insertInto('secrets')
    .values({ name, value: make() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await read(db, name)) as string;
}

async function read(db: Database, name: string): Promise<string | undefined> {
  const row = await db.selectFrom('secrets').select('value').where('name', '=', name).executeTakeFirst();
  return row?.value;
}
