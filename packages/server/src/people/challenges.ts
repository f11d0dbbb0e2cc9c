import { hashOf } from '../secrets.ts';
import type { ChallengeRow, Database } from '../store/database.ts';

const MINUTES = 60_000;
const LONGEST = 5 * MINUTES;

interface For extends Pick<ChallengeRow, 'person'> {
  readonly now: number;
}

/**
 * Challenges are in the database, so that any process can check the answer. A challenge can be used once.
 */
export async function keepChallenge(db: Database, challenge: string, { person, now }: For): Promise<void> {
  await db
    .deleteFrom('challenges')
    .where('created_at', '<=', now - LONGEST)
    .execute();
  await db
    .insertInto('challenges')
    .values({ id: hashOf(challenge), person, created_at: now })
    .execute();
}

/** Uses up a challenge. False if there was none. */
export async function takeChallenge(db: Database, challenge: string, { person, now }: For): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('challenges')
    .where('id', '=', hashOf(challenge))
    .where('person', person === null ? 'is' : '=', person)
    .where('created_at', '>', now - LONGEST)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
