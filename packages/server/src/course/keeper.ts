import type { Course, Entry } from '@provincia/course';
import type { Setup } from '@provincia/engine';
import { type BotPool, isDropped } from '../bots/pool.ts';
import { Refusal } from '../refusal.ts';
import type { Database } from '../store/database.ts';
import { isByDay } from '../tables/clock.ts';
import { type Courses, LEASE } from './courses.ts';

/** How often a process looks for due tables that no process has taken on, in milliseconds. */
const ROUND = 500;
const MOST_AT_ONCE = 50;
/** How often it looks for tables at hand of which it has missed something, in milliseconds. */
const SWEEP = 4000;

interface KeeperParts {
  readonly db: Database;
  readonly courses: Courses;
  readonly bots: Pick<BotPool, 'answers' | 'prepare'>;
  readonly now: () => number;
  /** Until when the person in a seat is on vacation; null if they are not, or if that does not count at the table. */
  readonly restsUntil: (table: string, seat: number) => Promise<number | null>;
  /** Told of a game that begins by asking a person. */
  readonly onBegin: (table: string, course: Course) => void;
  /** Writes down how a game ended. */
  readonly finish: (table: string, course: Course) => Promise<void>;
  readonly onError: (error: unknown, table: string) => void;
}

/**
 * Does what has to happen by itself: bots answer, time runs out, results are stored. What is due is in the database
 * next to the log. A process takes a table on for a while; if it dies, another process takes over.
 */
export class Keeper {
  readonly #parts: KeeperParts;
  /** Tables this process is working on. */
  readonly #busy = new Map<string, Promise<void>>();
  /** Those of them at which something new has happened in this process. */
  readonly #again = new Set<string>();
  /** Those at which a bot thinks, and after how many entries. */
  readonly #thinking = new Map<string, number>();
  #timers: NodeJS.Timeout[] = [];
  #round: Promise<void> = Promise.resolve();

  constructor(parts: KeeperParts) {
    this.#parts = parts;
    // The process that writes an entry after which something is due already has the table.
    parts.courses.onProgress(({ table, course, own }) => {
      if (own && course.n === 1) this.#prepareBots(table, course).catch(this.#failing(table));
      if (own && this.#isRunning && isDue(course, parts.now())) void this.#tend(table);
    });
  }

  start(): void {
    const { courses } = this.#parts;
    this.#timers = [
      setInterval(() => {
        this.#round = this.#lookRound();
      }, ROUND),
      setInterval(() => void this.#renew().catch(this.#failing('')), LEASE / 2),
      setInterval(() => void courses.catchUpAll().catch(this.#failing('')), SWEEP),
    ];
  }

  async stop(): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer);
    this.#timers = [];
    await this.#round;
    await Promise.all(this.#busy.values());
  }

  get #isRunning(): boolean {
    return this.#timers.length > 0;
  }

  #failing(table: string): (error: unknown) => void {
    return (error) => this.#parts.onError(error, table);
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
      await Promise.all(due.map(({ table_id }) => this.#take(table_id).catch(this.#failing(table_id))));
    } catch (error) {
      this.#parts.onError(error, '');
    }
  }

  async #take(table: string): Promise<void> {
    const { db, courses, now } = this.#parts;
    const head = await db
      .updateTable('heads')
      .set({ leased_until: now() + LEASE })
      .where('table_id', '=', table)
      .where('leased_until', '<=', now())
      .returning('n')
      .executeTakeFirst();
    if (head === undefined) return;
    // The process that had the table may have died before it could say how far it came.
    await courses.catchUp(table, head.n);
    await this.#tend(table);
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
    } while (more && this.#isRunning);
    this.#busy.delete(table);
  }

  async #try(table: string): Promise<boolean> {
    try {
      return await this.#step(table);
    } catch (error) {
      // Somebody else was faster. If it was another process, that one goes on. If it was this one, the table is
      // checked again.
      const isExpected = error instanceof Refusal || isDropped(error);
      if (!isExpected) this.#parts.onError(error, table);
      return false;
    }
  }

  /** Whether something was done after which more may be due. */
  async #step(table: string): Promise<boolean> {
    const { courses, bots, now, finish } = this.#parts;
    const course = await courses.get(table);
    const { decision, n, seq } = course;
    if (n === 0) await this.#prepareBots(table, course);
    if (decision === null) {
      await finish(table, course);
      await this.#settle(table, course, null);
      return false;
    }
    if (course.attendance.botOf(decision.player) !== null) {
      const whose = await this.#personAt(table, course);
      if (whose === null) {
        // Bots do not play on by themselves: whoever comes back writes an entry, after which it is due again.
        await this.#settle(table, course, null);
        return false;
      }
      const task = { ...course.recipe, levels: course.attendance.bots };
      const given = await this.#holding(table, n, bots.answers(task, whose));
      await courses.write(table, { kind: 'bots', answers: given }, seq);
      return true;
    }
    if (isDue(course, now())) {
      await courses.write(table, await this.#whatIsDue(table, course, decision.player), seq);
      return true;
    }
    await this.#settle(table, course, course.dueAt);
    if (n === 0) this.#parts.onBegin(table, course);
    return false;
  }

  /** What happens to a person who is asked: an answer that they left in advance, or their time has run out. */
  async #whatIsDue(table: string, course: Course, seat: number): Promise<Entry> {
    const { answerAhead, start } = course;
    if (answerAhead !== null) return { kind: 'answer', seat, picks: answerAhead, ahead: true };
    const until = isByDay(start.clock) ? await this.#parts.restsUntil(table, seat) : null;
    return until === null ? { kind: 'resign', seat, why: 'time' } : { kind: 'grace', seat, until };
  }

  /** At the beginning of a game bots make their plans, while people still look at the kingdom. */
  async #prepareBots(table: string, course: Course): Promise<void> {
    const { setup, levels } = course.start;
    const whose = await this.#personAt(table, course);
    if (whose !== null) this.#parts.bots.prepare(setup as Setup, levels, whose);
  }

  /** In whose name bots think at a table: the first who still plays there; null if nobody does. */
  async #personAt(table: string, course: Course): Promise<string | null> {
    const seats = await this.#parts.db
      .selectFrom('seats')
      .select(['seat', 'person'])
      .where('table_id', '=', table)
      .orderBy('seat')
      .execute();
    const { attendance } = course;
    return (
      seats.find(({ seat, person }) => person !== null && attendance.botOf(seat) === null)?.person ?? null
    );
  }

  async #holding<T>(table: string, n: number, thinking: Promise<T>): Promise<T> {
    this.#thinking.set(table, n);
    try {
      return await thinking;
    } finally {
      this.#thinking.delete(table);
    }
  }

  /** Keeps other processes from taking tables on while a bot thinks. In one commit, and in the order of the tables. */
  async #renew(): Promise<void> {
    const { db, now } = this.#parts;
    const held = [...this.#thinking].sort(([one], [other]) => (one < other ? -1 : 1));
    if (held.length === 0) return;
    await db.transaction().execute(async (db) => {
      for (const [table, n] of held) {
        await db
          .updateTable('heads')
          .set({ leased_until: now() + LEASE })
          .where('table_id', '=', table)
          .where('n', '=', n)
          .execute();
      }
    });
  }

  /** Gives the table back, unless something new has happened at it. */
  async #settle(table: string, { n, awaits }: Course, due: number | null): Promise<void> {
    await this.#parts.db
      .updateTable('heads')
      .set({ due_at: due, leased_until: 0, asked: awaits })
      .where('table_id', '=', table)
      .where('n', '=', n)
      .execute();
  }
}

function isDue({ dueAt }: Course, now: number): boolean {
  return dueAt !== null && dueAt <= now;
}
