import { sql } from 'kysely';
import type { Courses } from '../course/courses.ts';
import { schedule, type Work } from '../jobs/jobs.ts';
import type { Database } from '../store/database.ts';
import { targetsOf } from './reach.ts';
import type { ReminderRow } from './rows.ts';
import { isSame, situationOf, type Wanted, wantedAt } from './situation.ts';
import { GATHER, noticeTable } from './steps.ts';

/** How often games by the day are compared with what was noticed of them, in milliseconds. */
const ROUND = 4000;
const MOST_AT_ONCE = 200;
/** How long a reminder waits before it goes out, in milliseconds: more may come, and most people see it by themselves. */
const GRACE = 10_000;

interface NoticeParts {
  readonly db: Database;
  readonly courses: Courses;
  readonly now: () => number;
  readonly sendsMail: boolean;
}

/** Writes down what people should be told. */
export class Notices {
  readonly #parts: NoticeParts;

  constructor(parts: NoticeParts) {
    this.#parts = parts;
  }

  /**
   * Finds the games by the day whose logs have grown. What is noticed follows from the log and not from who wrote it: a
   * process that dies after an answer leaves nothing untold.
   */
  readonly sweep: Work = async () => {
    const { db, now } = this.#parts;
    const grown = await db
      .selectFrom('tables')
      .innerJoin('heads', 'heads.table_id', 'tables.id')
      .leftJoin('noticed', 'noticed.table_id', 'tables.id')
      .select(['tables.id', 'heads.n'])
      // As the index has it, word for word.
      .where(sql<boolean>`tables.status = 'running' and tables.clock like '{"days"%'`)
      .where(({ or, eb, ref }) => or([eb('noticed.n', 'is', null), eb('noticed.n', '<', ref('heads.n'))]))
      .limit(MOST_AT_ONCE)
      .execute();
    for (const { id, n } of grown) {
      await db.transaction().execute(async (db) => {
        await db
          .insertInto('noticed')
          .values({ table_id: id, n })
          .onConflict((conflict) => conflict.column('table_id').doUpdateSet({ n }))
          .execute();
        await noticeTable(db, id, now());
      });
    }
    return grown.length < MOST_AT_ONCE ? now() + ROUND : now();
  };

  /** Compares what should be told of a table with what is written down. Doing it again changes nothing. */
  readonly notice: Work = async (table) => {
    const { db, courses, now, sendsMail } = this.#parts;
    const situation = await situationOf(db, courses, table);
    if (situation === null) return null;
    const { wanted, next } = wantedAt(situation, now());
    const people = [...new Set(wanted.map(({ person }) => person))];
    const targets = await targetsOf(db, people, sendsMail);
    const reachable = new Set(targets.map(({ person }) => person));
    const rows = wanted.filter(({ person }) => reachable.has(person));
    await db.transaction().execute(async (db) => {
      const fresh = await this.#replace(db, table, rows);
      const streams = targets
        .filter(({ person }) => fresh.has(person))
        .map(({ channel, person }) => `${channel} ${person}`);
      // In their order, so that two of these cannot wait for each other.
      for (const stream of [...new Set(streams)].sort()) await schedule(db, GATHER, stream, now() + GRACE);
    });
    return next;
  };

  /** Returns for whom there is something new. */
  async #replace(db: Database, table: string, rows: readonly Wanted[]): Promise<Set<string>> {
    const { now } = this.#parts;
    const known = await db.selectFrom('reminders').selectAll().where('table_id', '=', table).execute();
    const isGone = (row: ReminderRow) => !rows.some((wanted) => isSame(wanted, row));
    for (const { person, kind } of known.filter(isGone)) {
      await db
        .deleteFrom('reminders')
        .where('table_id', '=', table)
        .where('person', '=', person)
        .where('kind', '=', kind)
        .execute();
    }
    const fresh = rows.filter((wanted) => !known.some((row) => isSame(wanted, row)));
    for (const row of fresh) {
      await db
        .insertInto('reminders')
        .values({ ...row, table_id: table, at: now(), push: null, mail: null })
        .execute();
    }
    return new Set(fresh.map(({ person }) => person));
  }
}
