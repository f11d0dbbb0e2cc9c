import type { MatchWish } from '@provincia/protocol';
import type { Database } from '../store/database.ts';

/** The game that somebody waits for, as it is stored. */
export async function waitingOf(db: Database, person: string) {
  const row = await db.selectFrom('waiting').selectAll().where('person', '=', person).executeTakeFirst();
  if (row === undefined) return null;
  const wish: MatchWish = JSON.parse(row.wish);
  const ratings: Record<number, number> = JSON.parse(row.ratings);
  return {
    wish,
    ratings,
    since: new Date(row.since).toISOString(),
    seen: new Date(row.seen_at).toISOString(),
  };
}
