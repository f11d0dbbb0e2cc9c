import type { PushMessage, ReminderChannel, ReminderKind, ReminderNews } from '@provincia/protocol';
import type { Courses } from '../course/courses.ts';
import type { Database } from '../store/database.ts';
import { settingsOf } from './settings.ts';
import { isSame, situationOf, wantedAt } from './situation.ts';

/** The most urgent first. */
const URGENCY: readonly ReminderKind[] = ['late', 'turn', 'invited', 'begun', 'over'];

interface TellingParts {
  readonly db: Database;
  readonly courses: Courses;
  readonly now: () => number;
}

/**
 * What a batch says now; null if nothing of it is true any more. Of games that wait it counts all, also those that were
 * told of before: a later message takes the place of an earlier one.
 */
export async function messageOf(
  { db, courses, now }: TellingParts,
  person: string,
  channel: ReminderChannel,
  batch: string,
): Promise<PushMessage | null> {
  const rows = await db.selectFrom('reminders').selectAll().where('person', '=', person).execute();
  const told: typeof rows = [];
  for (const row of rows.filter((row) => row[channel] === batch)) {
    const situation = await situationOf(db, courses, row.table_id);
    if (situation !== null && wantedAt(situation, now()).wanted.some((wanted) => isSame(wanted, row)))
      told.push(row);
  }
  if (told.length === 0) return null;
  const waiting = rows.filter(({ kind }) => kind === 'turn').map(({ table_id }) => table_id);
  const tables = (kind: ReminderKind) =>
    told.filter((row) => row.kind === kind).map(({ table_id }) => table_id);
  const late = tables('late');
  const about: Record<ReminderKind, string[]> = {
    late,
    turn: tables('turn').length === 0 ? [] : waiting.filter((table) => !late.includes(table)),
    invited: tables('invited'),
    // Where it is their turn, it has begun.
    begun: tables('begun').filter((table) => !tables('turn').includes(table)),
    over: tables('over'),
  };
  const news = URGENCY.flatMap((kind): ReminderNews[] => {
    const { length: count, 0: first } = about[kind];
    return count === 0 ? [] : [{ kind, count, table: count === 1 ? first : null }];
  });
  const { language } = await settingsOf(db, person);
  return { language, waiting: waiting.length, news };
}
