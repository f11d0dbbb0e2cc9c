import { type Course, resultOf } from '@provincia/course';
import { packLog, replaceLog } from '../course/log.ts';
import { rate, ratingKey } from '../people/ratings.ts';
import { noticeTable } from '../reminders/steps.ts';
import type { Database, TableRow } from '../store/database.ts';
import { ratingKindOf } from './rating-kind.ts';

/** Something that is written together with the end of a game, or not at all. */
export type WhenFinished = (db: Database, table: TableRow, course: Course) => Promise<void>;

/**
 * Stores the result of a game, the ratings it changes and whatever else has to do with it, and packs its log. Does so once,
 * even if it is called again.
 */
export async function finish(
  db: Database,
  table: string,
  course: Course,
  now: number,
  whenFinished: readonly WhenFinished[] = [],
): Promise<void> {
  const result = resultOf(course);
  const log = await packLog(db, table);
  await db.transaction().execute(async (db) => {
    const over = await db
      .updateTable('tables')
      .set({ status: 'over', ended_at: now, result: JSON.stringify(result) })
      .where('id', '=', table)
      .where('status', '=', 'running')
      .returningAll()
      .executeTakeFirst();
    if (over === undefined) return;
    await db.updateTable('seats').set({ ended_at: now }).where('table_id', '=', table).execute();
    await replaceLog(db, table, log);
    if (over.rated === 1) await rerate(db, over, course);
    for (const write of whenFinished) await write(db, over, course);
    if (course.start.levels.filter((level) => level === null).length > 1) await noticeTable(db, table, now);
  });
}

async function rerate(db: Database, table: TableRow, course: Course): Promise<void> {
  const { id, players } = table;
  const seats = await db
    .selectFrom('seats')
    .select(['person', 'program'])
    .where('table_id', '=', id)
    .orderBy('seat')
    .execute();
  const people = seats.flatMap(({ person }) => person ?? []);
  const kinds = new Set(seats.map((seat) => ratingKindOf(table, seat)));
  // Somebody is missing, or people and programs met: neither happens in games that were rated from the beginning.
  if (people.length < seats.length || kinds.size > 1) return;
  const [kind] = kinds;
  const rerated = await rate(db, { kind, players, seats: people, rank: ranks(course) });
  for (const [seat, change] of rerated.entries()) {
    if (change === null) continue;
    const { n, ...rated } = change;
    await db
      .updateTable('seats')
      .set({ rated: JSON.stringify(rated), rating_of: ratingKey(kind, players), rating_n: n })
      .where('table_id', '=', id)
      .where('seat', '=', seat)
      .execute();
  }
}

/** 1 for the winners; the others by points and turns, and those who resigned at the end. */
function ranks(course: Course): number[] {
  const { winners, points, turns } = course.outcome;
  const value = points.map((point, seat) => {
    if (winners.includes(seat)) return Number.POSITIVE_INFINITY;
    if (course.attendance.resigned[seat]) return Number.NEGATIVE_INFINITY;
    return point * 1000 - turns[seat];
  });
  return value.map((own) => 1 + value.filter((other) => other > own).length);
}
