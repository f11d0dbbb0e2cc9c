import type { Course } from '@provincia/course';
import { schedule } from '../jobs/jobs.ts';
import type { Database, TableRow } from '../store/database.ts';
import { sumMonth } from './boards.ts';
import { closeOf, monthOf } from './calendar.ts';
import { CHANCE } from './chances.ts';
import { PERSON_SEAT } from './deal.ts';
import { endingOf, leadOf, outcomes, rankOf, scoreOf } from './scoring.ts';
import { dailyOf } from './table-mark.ts';

/** Counts a try with the end of its game, if that is in time. */
export async function countTry(db: Database, table: TableRow, course: Course): Promise<void> {
  const daily = dailyOf(table);
  const ended_at = table.ended_at ?? 0;
  if (!daily?.counts || ended_at > closeOf(daily.day)) return;
  const ending = endingOf(course, PERSON_SEAT);
  const { outcome, points, margin, turns } = ending;
  const counted = await db
    .updateTable('daily_tries')
    .set({
      ended_at,
      outcome: outcomes.indexOf(outcome),
      points,
      margin,
      turns,
      lead: leadOf(course, PERSON_SEAT),
      rank: rankOf(ending, null),
      score: scoreOf(ending),
    })
    .where('table_id', '=', table.id)
    .where('rank', 'is', null)
    .returning('person')
    .executeTakeFirst();
  // Whoever has deleted their account has no tries any more.
  if (counted === undefined) return;
  await sumMonth(db, counted.person, monthOf(daily.day), daily.set);
  // Among those who gave up it decides nothing.
  if (outcome !== 'resigned') await schedule(db, CHANCE, table.id, ended_at);
}
