import { type Course, type CourseEvent, type Entry, problemWith } from '@provincia/course';
import type { Problem } from '@provincia/engine';
import type { ProblemCode } from '@provincia/protocol';
import { Refusal } from '../refusal.ts';
import { Beginnings } from '../rules/beginnings.ts';
import { inSlices } from '../slices.ts';
import { type Append, Appender } from '../store/appender.ts';
import { type Bus, EVERY_TABLE } from '../store/bus.ts';
import type { Database, HeadRow } from '../store/database.ts';
import type { Store } from '../store/open.ts';
import { Histories } from './histories.ts';
import { entriesOf } from './log.ts';
import { readCourse } from './reading.ts';
import { Shelf } from './shelf.ts';

/** How long a process that has taken on a table is left alone with it, in milliseconds. */
export const LEASE = 10_000;
/** How many tables are compared with the database by one statement. */
const HEADS_AT_ONCE = 100;

/** What has happened at a table since those who watch it were last told. */
export interface Progress {
  readonly table: string;
  readonly course: Course;
  /** As it was before. */
  readonly before: Course;
  readonly events: readonly CourseEvent[];
  /** Whether this process wrote it. */
  readonly own: boolean;
}

/** All running and finished games, read from their logs and kept at hand. */
export class Courses {
  readonly #db: Database;
  readonly #bus: Bus;
  readonly beginnings: Beginnings;
  readonly #now: () => number;
  readonly #onError: (error: unknown, table: string) => void;
  readonly #appender: Appender;
  readonly #shelf: Shelf;
  readonly #histories: Histories;
  readonly #listeners: ((progress: Progress) => void)[] = [];
  readonly #timers: ((seconds: number) => void)[] = [];

  constructor(
    { db, bus, write }: Pick<Store, 'db' | 'bus' | 'write'>,
    now: () => number,
    onError: (error: unknown, table: string) => void,
    beginnings = new Beginnings(db),
  ) {
    this.#db = db;
    this.#bus = bus;
    this.beginnings = beginnings;
    this.#now = now;
    this.#onError = onError;
    this.#appender = new Appender(write);
    this.#shelf = new Shelf(now);
    this.#histories = new Histories(db, beginnings, now);
    bus.subscribe(({ table, what, n }) => {
      if (what !== 'log' || (table !== EVERY_TABLE && !this.#shelf.has(table))) return;
      const hear = async () => {
        if (table === EVERY_TABLE) await this.catchUpAll();
        else await this.catchUp(table, n);
      };
      // Connections to a database break; those who watch here must hear of it all the same.
      hear()
        .catch(hear)
        .catch((error) => this.#onError(error, table));
    });
  }

  /** Told of everything that happens at any table this process has at hand. */
  onProgress(listener: (progress: Progress) => void): void {
    this.#listeners.push(listener);
  }

  /** Who says which tables somebody watches in this process: news of these have to be heard. */
  neverForget(isWatched: (table: string) => boolean): void {
    this.#shelf.isWatched = isWatched;
  }

  /** Told of every entry how long it took until it was on disk. */
  onWritten(listener: (seconds: number) => void): void {
    this.#timers.push(listener);
  }

  /** How often entries were written to disk; several may share one commit. */
  get commits(): number {
    return this.#appender.commits;
  }

  /** How many are at hand. */
  get size(): number {
    return this.#shelf.size;
  }

  /** The course of a game as far as this process knows it. */
  get(table: string): Promise<Course> {
    return this.#shelf.get(table) ?? this.#shelf.put(table, readCourse(this.beginnings, table));
  }

  /**
   * Writes an entry down if it can be, and resolves once it is on disk. `seq` is the number that the writer thinks it
   * gets: of two who answer the same question, one is refused.
   */
  async write(table: string, entry: Entry, seq?: number): Promise<Course> {
    const course = await this.check(table, entry, seq);
    const at = this.#now();
    const next = course.fork();
    const events = next.apply(entry, at);
    if (!(await this.#appender.append(this.#rowsOf(table, course.n, entry, next, at)))) {
      const newest = await this.catchUp(table);
      // Only a hint came in between, and the question is the same.
      if (newest.n > course.n && newest.seq === seq) return this.write(table, entry, seq);
      throw stale(course.seq, newest);
    }
    for (const timer of this.#timers) timer((this.#now() - at) / 1000);
    await this.#advance({ table, course: next, before: course, events, own: true });
    this.#bus.publish({ table, what: 'log', n: next.n });
    return next;
  }

  /** The course that an entry would be written to; refuses an entry that cannot be. */
  async check(table: string, entry: Entry, seq?: number): Promise<Course> {
    const course = await this.get(table);
    if (seq !== undefined && seq !== course.seq) throw stale(seq, course);
    const problem = problemWith(course, entry);
    if (problem !== null) throw refused(problem);
    return course;
  }

  /** A course with all its events from the one with this number on. */
  async withEvents(table: string, have: number): Promise<{ course: Course; events: readonly CourseEvent[] }> {
    const course = await this.#newest(table);
    if (have === course.events) return { course, events: [] };
    const all = await this.#histories.upTo(table, course);
    return { course, events: have < all.length ? all.slice(have) : all };
  }

  #rowsOf(table: string, n: number, entry: Entry, next: Course, at: number): Append {
    const { kind, ...data } = entry;
    const isOurs = next.dueAt !== null && next.dueAt <= at;
    return {
      row: { table_id: table, n, kind, data: JSON.stringify(data), at },
      head: { due_at: next.dueAt, leased_until: isOurs ? at + LEASE : 0, asked: next.awaits },
    };
  }

  /** Puts what was written in place of what was known, unless another way of hearing of it was faster. */
  async #advance(progress: Progress): Promise<void> {
    const { table, course } = progress;
    const known = await this.get(table);
    // The writer is told in any case, because they look after what is due now.
    if (known.n > course.n || (known.n === course.n && !progress.own)) return;
    this.#shelf.put(table, Promise.resolve(course));
    // Of what was read together with it, some may have been told before.
    const events = progress.events.slice(progress.events.length - (course.events - known.events));
    for (const listener of this.#listeners) listener({ ...progress, events });
  }

  /** Reads what others have written, unless it has all there is. */
  async catchUp(table: string, n = Number.POSITIVE_INFINITY): Promise<Course> {
    const course = await this.get(table);
    if (course.n >= n) return course;
    const entries = await entriesOf(this.#db, table, course.n);
    if (entries.length === 0) return course;
    const next = course.fork();
    const events: CourseEvent[] = [];
    await inSlices(entries, ({ entry, at }) => {
      for (const event of next.apply(entry, at)) events.push(event);
    });
    await this.#advance({ table, course: next, before: course, events, own: false });
    return this.get(table);
  }

  /** The same for all games at hand: whoever wrote at one of them may have died before they could say so. */
  async catchUpAll(): Promise<void> {
    const known = [...this.#shelf.tables];
    while (known.length > 0) {
      const some = known.splice(0, HEADS_AT_ONCE);
      // Always as many, so that there is one statement to prepare.
      const heads = await this.#heads(Array.from({ length: HEADS_AT_ONCE }, (_, i) => some[i % some.length]));
      for (const { table_id, n } of heads) {
        if (!this.#shelf.isBehind(table_id, n)) continue;
        await this.catchUp(table_id, n).catch((error) => this.#onError(error, table_id));
      }
    }
  }

  /** The course with everything that was written by now, whether this process was told or not. */
  async #newest(table: string): Promise<Course> {
    const isAtHand = this.#shelf.has(table);
    const course = await this.get(table);
    if (!isAtHand) return course;
    const [head] = await this.#heads([table]);
    return head === undefined ? course : this.catchUp(table, head.n);
  }

  #heads(tables: readonly string[]): Promise<Pick<HeadRow, 'table_id' | 'n'>[]> {
    return this.#db.selectFrom('heads').select(['table_id', 'n']).where('table_id', 'in', tables).execute();
  }
}

function stale(seq: number, course: Course): Refusal {
  return new Refusal(409, 'stale', `This was for step ${seq}, but the game is now at step ${course.seq}.`);
}

function refused({ code, message }: Problem): Refusal {
  // The rules know no protocol: a test sees to it that all their codes are in it.
  return new Refusal(code === 'wrong-player' ? 403 : 409, code as ProblemCode, message);
}
