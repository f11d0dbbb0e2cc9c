import type { Course } from '@provincia/course';
import type { Setup } from '@provincia/engine';
import type { BotPool } from '../bots/pool.ts';
import { Refusal } from '../refusal.ts';
import type { Database } from '../store/database.ts';
import { type Courses, LEASE } from './courses.ts';

/** How often a process looks for tables that nobody looks after, in milliseconds. */
const ROUND = 500;
const MOST_AT_ONCE = 50;

interface KeeperParts {
  readonly db: Database;
  readonly courses: Courses;
  readonly bots: Pick<BotPool, 'answers'>;
  readonly now: () => number;
  /** Writes down how a game ended. */
  readonly finish: (table: string, course: Course) => Promise<void>;
  readonly onError: (error: unknown, table: string) => void;
}

/**
 * Does what has to happen without anybody asking: bots answer, time runs out, results are written down. What is due
 * stands in the database with the log itself; whoever takes a table on has it for a while, and if he dies another
 * process takes it.
 */
export class Keeper {
  readonly #parts: KeeperParts;
  /** Tables that are being looked after. */
  readonly #busy = new Map<string, Promise<void>>();
  /** Those of them at which something happened here meanwhile. */
  readonly #again = new Set<string>();
  #timer: NodeJS.Timeout | null = null;
  #round: Promise<void> = Promise.resolve();

  constructor(parts: KeeperParts) {
    this.#parts = parts;
    // Who writes an entry after which something is due has the table already.
    parts.courses.onProgress(({ table, course, own }) => {
      if (own && this.#timer !== null && isDue(course, parts.now())) void this.#tend(table);
    });
  }

  start(): void {
    this.#timer = setInterval(() => {
      this.#round = this.#lookRound();
    }, ROUND);
  }

  async stop(): Promise<void> {
    if (this.#timer !== null) clearInterval(this.#timer);
    this.#timer = null;
    await this.#round;
    await Promise.all(this.#busy.values());
  }

  async #lookRound(): Promise<void> {
    try {
      const { db, now } = this.#parts;
      const due = await db
        .selectFrom('heads')
        .select('table_id')
        .where('due_at', '<=', now())
        .where('leased_until', '<=', now())
        .orderBy('due_at')
        .limit(MOST_AT_ONCE)
        .execute();
      await Promise.all(due.map(({ table_id }) => this.#take(table_id)));
    } catch (error) {
      this.#parts.onError(error, '');
    }
  }

  async #take(table: string): Promise<void> {
    const { db, now } = this.#parts;
    const { numUpdatedRows } = await db
      .updateTable('heads')
      .set({ leased_until: now() + LEASE })
      .where('table_id', '=', table)
      .where('leased_until', '<=', now())
      .executeTakeFirst();
    if (numUpdatedRows > 0n) await this.#tend(table);
  }

  #tend(table: string): Promise<void> {
    const busy = this.#busy.get(table);
    if (busy !== undefined) {
      this.#again.add(table);
      return busy;
    }
    const tending = this.#goOn(table);
    this.#busy.set(table, tending);
    return tending;
  }

  async #goOn(table: string): Promise<void> {
    let more = false;
    do {
      this.#again.delete(table);
      more = (await this.#try(table)) || this.#again.has(table);
    } while (more && this.#timer !== null);
    this.#busy.delete(table);
  }

  async #try(table: string): Promise<boolean> {
    try {
      return await this.#step(table);
    } catch (error) {
      // Somebody was faster. In another process he does what follows; what happened here is looked after again.
      if (!(error instanceof Refusal)) this.#parts.onError(error, table);
      return false;
    }
  }

  /** Whether something was done after which more may be due. */
  async #step(table: string): Promise<boolean> {
    const { courses, bots, now, finish } = this.#parts;
    const course = await courses.get(table);
    const { decision, n } = course;
    if (decision === null) {
      await finish(table, course);
      await this.#settle(table, n, null);
      return false;
    }
    if (course.botOf(decision.player) !== null) {
      const { start, answers } = course;
      const levels = start.levels.map((_, seat) => course.botOf(seat));
      const given = await bots.answers({ setup: start.setup as Setup, answers, levels });
      await courses.write(table, { kind: 'bots', answers: given }, n);
      return true;
    }
    if (isDue(course, now())) {
      await courses.write(table, { kind: 'resign', seat: decision.player, why: 'time' }, n);
      return true;
    }
    await this.#settle(table, n, course.dueAt);
    return false;
  }

  /** Gives the table back, if nothing has happened at it meanwhile. */
  async #settle(table: string, n: number, due: number | null): Promise<void> {
    await this.#parts.db
      .updateTable('heads')
      .set({ due_at: due, leased_until: 0 })
      .where('table_id', '=', table)
      .where('n', '=', n)
      .execute();
  }
}

function isDue({ dueAt }: Course, now: number): boolean {
  return dueAt !== null && dueAt <= now;
}
