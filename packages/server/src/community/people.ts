import type { Database } from '../store/database.ts';
import { privacyOf } from './privacy.ts';

/** What is stored about somebody here, for the file of all their data. Who follows or blocks them is the others' affair. */
export async function communityData(db: Database, person: string) {
  const follows = await db
    .selectFrom('follows')
    .innerJoin('people', 'people.id', 'follows.followed')
    .select(['people.name', 'follows.at'])
    .where('follows.person', '=', person)
    .orderBy('follows.at')
    .execute();
  const blocks = await db
    .selectFrom('blocks')
    .innerJoin('people', 'people.id', 'blocks.blocked')
    .select(['people.name', 'blocks.at'])
    .where('blocks.person', '=', person)
    .orderBy('blocks.at')
    .execute();
  const dated = ({ name, at }: { name: string; at: number }) => ({ name, since: new Date(at).toISOString() });
  return {
    privacy: await privacyOf(db, person),
    follows: follows.map(dated),
    blocks: blocks.map(dated),
  };
}

/** Whom a guest has blocked, and who has blocked them, stays so for the member who they turn out to be. */
export async function bringBlocksAlong(db: Database, guest: string, member: string): Promise<void> {
  const rows = await db
    .selectFrom('blocks')
    .selectAll()
    .where(({ or, eb }) => or([eb('person', '=', guest), eb('blocked', '=', guest)]))
    .execute();
  const moved = rows
    .map(({ at, ...row }) => ({
      person: row.person === guest ? member : row.person,
      blocked: row.blocked === guest ? member : row.blocked,
      at,
    }))
    .filter(({ person, blocked }) => person !== blocked);
  if (moved.length === 0) return;
  await db
    .insertInto('blocks')
    .values(moved)
    .onConflict((conflict) => conflict.columns(['person', 'blocked']).doNothing())
    .execute();
}
