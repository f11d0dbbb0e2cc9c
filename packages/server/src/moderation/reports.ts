import type { NewReport, OwnReports, Report } from '@provincia/protocol';
import { handleOf } from '../people/handle.ts';
import { whoIs } from '../people/whom.ts';
import { Refusal } from '../refusal.ts';
import { newId } from '../secrets.ts';
import type { Database } from '../store/database.ts';

const HOUR = 3_600_000;
const MOST_AN_HOUR = 5;
/** What somebody wrote at a table is copied, the last of it. */
const MOST_LINES = 20;
const MOST_LISTED = 100;

export type ReportedLine = Report['lines'][number];

/** Writes down what somebody reports, with a copy of what it is about. */
export async function report(
  db: Database,
  reporter: string,
  { about, reason, text }: NewReport,
  now: number,
): Promise<void> {
  const meant = await whoIs(db, about, reporter);
  const table = 'table' in about ? about.table : null;
  const subject = `${reason} ${table ?? ''}`;
  // Nothing changes, but writing locks the row: reports of one person are counted one after the other.
  await db
    .updateTable('people')
    .set(({ ref }) => ({ name: ref('name') }))
    .where('id', '=', reporter)
    .execute();
  const own = await db
    .selectFrom('reports')
    .select(['about', 'subject', 'at'])
    .where('reporter', '=', reporter)
    .where(({ or, eb }) => or([eb('at', '>', now - HOUR), eb('about', '=', meant.id)]))
    .execute();
  if (own.some((one) => one.about === meant.id && one.subject === subject))
    throw new Refusal(
      409,
      'reported-already',
      'You have reported this already: a moderator will look at it.',
    );
  if (own.filter(({ at }) => at > now - HOUR).length >= MOST_AN_HOUR)
    throw new Refusal(429, 'too-many-reports', `You can send ${MOST_AN_HOUR} reports an hour: wait a while.`);
  await db
    .insertInto('reports')
    .values({
      id: newId(),
      reporter,
      about: meant.id,
      about_name: meant.name,
      reason,
      subject,
      text,
      table_id: table,
      lines: JSON.stringify(table === null ? [] : await linesOf(db, table, meant.id, about)),
      at: now,
      state: 'open',
    })
    .execute();
}

/** What somebody wrote at a table last, up to the line that is reported. */
async function linesOf(
  db: Database,
  table: string,
  person: string,
  about: NewReport['about'],
): Promise<ReportedLine[]> {
  const rows = await db
    .selectFrom('chat')
    .select(['n', 'text', 'at', 'hidden'])
    .where('table_id', '=', table)
    .where('person', '=', person)
    .$if('line' in about, (lines) => lines.where('n', '<=', 'line' in about ? about.line : 0))
    .orderBy('n', 'desc')
    .limit(MOST_LINES)
    .execute();
  return rows
    .reverse()
    .map(({ at, hidden, ...line }) => ({ ...line, at: new Date(at).toISOString(), hidden: hidden === 1 }));
}

/** What somebody has reported, the latest first. */
export async function reportsOf(db: Database, reporter: string): Promise<OwnReports['reports']> {
  const rows = await db
    .selectFrom('reports')
    .select(['id', 'about_name', 'reason', 'at', 'state'])
    .where('reporter', '=', reporter)
    .orderBy('at', 'desc')
    .limit(MOST_LISTED)
    .execute();
  return rows.map(({ id, about_name, reason, at, state }) => ({
    id: handleOf(reporter, id),
    name: about_name,
    reason,
    at: new Date(at).toISOString(),
    state,
  }));
}
