import { type Course, resultOf } from '@provincia/course';
import { packLog, replaceLog } from '../course/log.ts';
import { rate } from '../people/ratings.ts';
import type { Database } from '../store/database.ts';

/** Stores the result of a game and the ratings it changes, and packs its log. Does so once, even if it is called again. */
export async function finish(db: Database, table: string, course: Course, now: number): Promise<void> {
  const result = resultOf(course);
  const log = await packLog(db, table);
  await db.transaction().execute(async (db) => {
    const { numUpdatedRows } = await db
      .updateTable('tables')
      .set({ status: 'over', ended_at: now, result: JSON.stringify(result) })
      .where('id', '=', table)
      .where('status', '=', 'running')
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return;
    await db.updateTable('seats').set({ ended_at: now }).where('table_id', '=', table).execute();
    await replaceLog(db, table, log);
    const { rated, players } = await db
      .selectFrom('tables')
      .select(['rated', 'players'])
      .where('id', '=', table)
      .executeTakeFirstOrThrow();
    if (rated === 0) return;
    const seats = await db
      .selectFrom('seats')
      .select('person')
      .where('table_id', '=', table)
      .orderBy('seat')
      .execute();
    const people = seats.map(({ person }) => person);
    if (people.some((person) => person === null)) return;
    const rerated = await rate(db, { players, seats: people as string[], rank: ranks(course) });
    for (const [seat, change] of rerated.entries()) {
      if (change === null) continue;
      await db
        .updateTable('seats')
        .set({ rated: JSON.stringify(change) })
        .where('table_id', '=', table)
        .where('seat', '=', seat)
        .execute();
    }
  });
}

/** 1 for the winners; the others by points and turns, and those who resigned at the end. */
function ranks(course: Course): number[] {
  const { winners, points, turns } = course.outcome;
  const value = points.map((point, seat) => {
    if (winners.includes(seat)) return Number.POSITIVE_INFINITY;
    if (course.hasResigned(seat)) return Number.NEGATIVE_INFINITY;
    return point * 1000 - turns[seat];
  });
  return value.map((own) => 1 + value.filter((other) => other > own).length);
}
