import type { CourseEvent } from '@provincia/course';
import { readCourse } from '../course/reading.ts';
import type { Work } from '../jobs/jobs.ts';
import type { Database } from '../store/database.ts';
import type { Beginnings } from './beginnings.ts';
import { packedKept, writeKept } from './kept-game.ts';
import type { KeptGameRow } from './rows.ts';
import { unkept } from './unkept.ts';

/** The kind of job. */
export const KEEP_GAMES = 'keep-games';
/** Games that are kept before others get their turn. */
const AT_ONCE = 10;
/** How often it is looked for running games that have gone on, in milliseconds. */
const AGAIN = 2000;

interface KeepingParts {
  readonly db: Database;
  readonly beginnings: Beginnings;
  readonly now: () => number;
  readonly onError: (error: unknown, table: string) => void;
  /** Told once all games are kept that were over before. */
  readonly onAllKept: () => void;
}

/**
 * Stores what is needed of games by rules that are ending, while they are known: of those that are over already, of those that
 * run whenever they have gone on, and of each that ends with its end.
 */
export class Keeping {
  readonly #parts: KeepingParts;
  /** Finished games up to this one are kept; null once all are. */
  #upTo: string | null = '';

  constructor(parts: KeepingParts) {
    this.#parts = parts;
  }

  /** Whether there is anything to do. */
  get isNeeded(): boolean {
    return this.#ending.length > 0;
  }

  get #ending(): readonly number[] {
    return this.#parts.beginnings.rules.ending;
  }

  /** Some of them, and again: such games may run for weeks. */
  readonly work: Work = async () => {
    if (!this.isNeeded) return null;
    await this.keepRunning();
    await this.#keepNextFinished();
    return this.#parts.now() + (this.#upTo === null ? AGAIN : 0);
  };

  async keepRunning(): Promise<void> {
    const { db } = this.#parts;
    if (!this.isNeeded) return;
    const tables = await unkept(db, this.#ending).where('tables.status', '=', 'running').execute();
    for (const { id } of tables) await this.#keep(id, false);
  }

  /** One that has come from elsewhere. */
  async keepFinished(table: string): Promise<void> {
    if (this.isNeeded) await this.#keep(table, true);
  }

  async #keepNextFinished(): Promise<void> {
    const { db, onAllKept } = this.#parts;
    if (this.#upTo === null) return;
    const tables = await unkept(db, this.#ending)
      .where('tables.status', '=', 'over')
      .where('tables.id', '>', this.#upTo)
      .orderBy('tables.id')
      .limit(AT_ONCE)
      .execute();
    for (const { id } of tables) await this.keepFinished(id);
    this.#upTo = tables.at(-1)?.id ?? null;
    if (this.#upTo === null) onAllKept();
  }

  async #keep(table: string, isOver: boolean): Promise<void> {
    const { db, onError } = this.#parts;
    try {
      const row = await this.kept(table);
      if (row !== null) await writeKept(db, row);
    } catch (error) {
      onError(error, table);
      // One that cannot be played again even now must not keep a later release from starting.
      if (isOver && error instanceof RangeError) await this.#giveUp(table);
    }
  }

  async #giveUp(table: string): Promise<void> {
    const { db } = this.#parts;
    const { rules } = await db
      .selectFrom('tables')
      .select('rules')
      .where('id', '=', table)
      .executeTakeFirstOrThrow();
    await writeKept(db, { table_id: table, n: 2 ** 31 - 1, rules, data: null });
  }

  /** What has to be stored of a game; null if its rules are not ending. */
  async kept(table: string): Promise<KeptGameRow | null> {
    const { beginnings } = this.#parts;
    if (!this.isNeeded) return null;
    const events: CourseEvent[] = [];
    const course = await readCourse(beginnings, table, (more) => {
      for (const event of more) events.push(event);
    });
    const { rules } = course.game.setup;
    if (!this.#ending.includes(rules)) return null;
    const tape = await beginnings.tapeOf(table, course);
    const data = await packedKept({ course: course.save(), events, tape });
    return { table_id: table, n: course.n, rules, data };
  }
}
