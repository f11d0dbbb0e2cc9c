import type { LogEntry, ModerationCase } from '@provincia/protocol';
import type { Database } from '../store/database.ts';
import { isUndoable } from './acting.ts';
import type { ReportedLine } from './reports.ts';

const MOST_REPORTS = 300;
const MOST_ENTRIES = 200;
const time = (at: number) => new Date(at).toISOString();

/** Open reports by whom they are about; those about the reader are for others to decide. */
export async function openCases(db: Database, reader: string): Promise<ModerationCase[]> {
  const rows = await db
    .selectFrom('reports')
    .innerJoin('people', 'people.id', 'reports.about')
    .leftJoin('people as reporters', 'reporters.id', 'reports.reporter')
    .leftJoin('moderators', 'moderators.person', 'reports.about')
    .selectAll('reports')
    .select(['people.name', 'people.name_key', 'reporters.name as reporter_name', 'moderators.granted_at'])
    .where('reports.state', '=', 'open')
    .where('reports.about', '!=', reader)
    .orderBy('reports.at')
    .limit(MOST_REPORTS)
    .execute();
  const hidden = await hiddenLines(
    db,
    rows.flatMap(({ table_id }) => table_id ?? []),
  );
  const people = [...new Set(rows.map(({ about }) => about))];
  const cases = people.map((person) => ({ person, about: rows.filter((row) => row.about === person) }));
  return cases.map(({ person, about }) => ({
    person,
    name: about[0].name,
    kind: about[0].name_key === null ? 'guest' : 'member',
    moderator: about[0].granted_at !== null,
    reports: about.map((row) => ({
      id: row.id,
      reporter: row.reporter_name,
      name: row.about_name,
      reason: row.reason,
      text: row.text,
      at: time(row.at),
      table: row.table_id,
      lines: (JSON.parse(row.lines) as ReportedLine[]).map((line) => ({
        ...line,
        hidden: hidden.has(`${row.table_id} ${line.n}`),
      })),
    })),
  }));
}

async function hiddenLines(db: Database, tables: readonly string[]): Promise<ReadonlySet<string>> {
  if (tables.length === 0) return new Set();
  const rows = await db
    .selectFrom('chat')
    .select(['table_id', 'n'])
    .where('table_id', 'in', tables)
    .where('hidden', '=', 1)
    .execute();
  return new Set(rows.map(({ table_id, n }) => `${table_id} ${n}`));
}

/** What was done, the latest first: the last of it, or all, or what is about one person. */
export async function logEntries(
  db: Database,
  { person, all = false }: { person?: string | undefined; all?: boolean },
): Promise<LogEntry[]> {
  const rows = await db
    .selectFrom('moderation_log')
    .leftJoin('people', 'people.id', 'moderation_log.person')
    .leftJoin('people as moderators', 'moderators.id', 'moderation_log.moderator')
    .selectAll('moderation_log')
    .select(['people.name', 'moderators.name as moderator_name'])
    .$if(person !== undefined, (log) => log.where('moderation_log.person', '=', person ?? ''))
    .orderBy('moderation_log.at', 'desc')
    .orderBy('moderation_log.id')
    .$if(!all, (log) => log.limit(MOST_ENTRIES))
    .execute();
  return rows.map((row) => ({
    id: row.id,
    at: time(row.at),
    moderator: row.moderator_name,
    action: row.action,
    person: row.name === null ? null : row.person,
    name: row.name,
    reason: row.reason,
    until: row.until === null ? null : time(row.until),
    undone: row.undone_by !== null,
    undoable: row.name !== null && isUndoable(row),
  }));
}
