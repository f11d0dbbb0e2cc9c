import type { Course, CourseEvent } from '@provincia/course';
import { notFound, Refusal } from '../refusal.ts';
import type { Beginnings } from '../rules/beginnings.ts';
import { inSlices } from '../slices.ts';
import { entriesOf } from './log.ts';
import { startOf } from './start.ts';

/** The course of a table, read from its log. Whoever wants to know what happened in it is told. */
export async function readCourse(
  beginnings: Beginnings,
  table: string,
  tell: (events: readonly CourseEvent[]) => void = () => {},
): Promise<Course> {
  const { db } = beginnings;
  const row = await db.selectFrom('tables').selectAll().where('id', '=', table).executeTakeFirst();
  if (row === undefined) throw notFound('table');
  if (row.started_at === null) throw new Refusal(409, 'not-started', 'The game has not started yet.');
  const seats = await db
    .selectFrom('seats')
    .select(['level'])
    .where('table_id', '=', table)
    .orderBy('seat')
    .execute();
  const { course, events } = await beginnings.of(table, startOf(row, seats));
  tell(events);
  await inSlices(await entriesOf(db, table, course.n), ({ entry, at }) => {
    tell(course.apply(entry, at));
  });
  return course;
}
