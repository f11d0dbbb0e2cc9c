import { deletePerson, tablesOf, tellEnded, tellTables } from './accounts.ts';
import type { PeopleContext } from './context.ts';
import { SESSION_LIFE } from './sessions.ts';

const HOUR = 3_600_000;
const MOST_AT_ONCE = 100;

type Parts = Pick<PeopleContext, 'db' | 'now' | 'bus'>;

/** Deletes old guests from time to time, until the returned function is called. Several processes may do it at once. */
export function forgetGuestsRegularly(parts: Parts, onError: (error: unknown) => void): () => Promise<void> {
  let ended = false;
  let round: Promise<void> | null = null;
  const forgetAll = async () => {
    try {
      while (!ended && (await forgetGuests(parts)) === MOST_AT_ONCE);
    } catch (error) {
      onError(error);
    }
    round = null;
  };
  const timer = setInterval(() => {
    round ??= forgetAll();
  }, HOUR);
  return async () => {
    ended = true;
    clearInterval(timer);
    await round;
  };
}

/**
 * Deletes some guests who cannot come back, and returns how many. Their sessions have ended, so they could never ask
 * for what is stored about them. Their games stay for the others, just like those of a deleted account.
 */
export async function forgetGuests(parts: Parts): Promise<number> {
  const { db, now } = parts;
  const ended = now() - SESSION_LIFE;
  const guests = await db
    .selectFrom('people')
    .select('id')
    .where('name_key', 'is', null)
    .where('created_at', '<=', ended)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('sessions')
            .select('sessions.id')
            .whereRef('sessions.person', '=', 'people.id')
            .where('sessions.seen_at', '>', ended),
        ),
      ),
    )
    .orderBy('created_at')
    .limit(MOST_AT_ONCE)
    .execute();
  for (const { id } of guests) {
    const tables = await tablesOf(db, id);
    tellEnded(parts, await db.transaction().execute((db) => deletePerson(db, id)));
    tellTables(parts, tables);
  }
  return guests.length;
}
