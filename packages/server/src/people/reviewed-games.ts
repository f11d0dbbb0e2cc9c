import type { ReviewedGames } from '@provincia/protocol';
import type { Database } from '../store/database.ts';

/** So many are shown. */
const MOST = 50;

/** How well somebody decided in the last of their games that were reviewed, the latest first. */
export async function reviewedGames(db: Database, person: string): Promise<ReviewedGames['games']> {
  const rows = await lastReviewed(db, person).execute();
  return rows.map(({ ended_at, reviewed }) => ({
    ended: new Date(ended_at ?? 0).toISOString(),
    ...JSON.parse(reviewed ?? ''),
  }));
}

/** Goes along an index: somebody may have very many games, few of them reviewed. */
export function lastReviewed(db: Database, person: string) {
  return db
    .selectFrom('seats')
    .select(['ended_at', 'reviewed'])
    .where('person', '=', person)
    .where('reviewed', 'is not', null)
    .orderBy('ended_at', 'desc')
    .orderBy('table_id', 'desc')
    .limit(MOST);
}
