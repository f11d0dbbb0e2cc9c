import type { Database } from '../store/database.ts';
import type { Waiting } from './grouping.ts';
import type { WaitingRow } from './rows.ts';

/** Who was not connected for so long, in milliseconds, is not offered anything: they closed the tab, or lost the network. */
export const PRESENT = 5000;

/** One at a time over all processes: makes offers, tidies up, or notes who is there. */
export async function lock(db: Database): Promise<void> {
  await db
    .insertInto('matching')
    .values({ id: 1, rounds: 1 })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet(({ eb, ref }) => ({ rounds: eb(ref('matching.rounds'), '+', 1) })),
    )
    .execute();
}

/** Those who can be offered something. */
export function free(db: Database, now: number) {
  return db
    .selectFrom('waiting')
    .where('offer', 'is', null)
    .where('table_id', 'is', null)
    .where(({ or, eb }) => or([eb('pace', '=', 'day'), eb('seen_at', '>', now - PRESENT)]));
}

export function waitingIn({ person, wish, ratings, since }: WaitingRow): Waiting {
  return { person, wish: JSON.parse(wish), ratings: JSON.parse(ratings), since };
}
