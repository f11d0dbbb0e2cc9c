import { type Course, type CourseEvent, sightOf } from '@provincia/course';
import type { Sight } from '@provincia/protocol';
import type { Courses } from '../course/courses.ts';
import { entriesOf } from '../course/log.ts';
import { inSlices } from '../slices.ts';
import type { Database } from '../store/database.ts';
import type { Lateness } from './lateness.ts';

/** How often it is looked for what may be shown by now, in milliseconds. */
const ROUND = 250;
/** How long a game that nobody watches is kept after somebody asked for it, in milliseconds; and how many of them. */
const KEPT = 60_000;
const MOST_KEPT = 200;
/** How long until it is looked again whether the result of a game was written down, in milliseconds. */
const AGAIN = 500;

/** A game as far as those may know it who only watch. */
interface LateGame {
  readonly late: number;
  /** Never changed: another takes its place. */
  course: Course;
  readonly events: CourseEvent[];
  /** When there is more to be shown; null if nothing waits. */
  dueAt: number | null;
  /** Whether all may know that it is over. */
  isEnded: boolean;
  usedAt: number;
  /** One after the other, so that no entry is played twice. */
  goingOn: Promise<void>;
}

interface LateParts {
  readonly db: Database;
  readonly courses: Courses;
  readonly lateness: Lateness;
  readonly now: () => number;
  readonly onError: (error: unknown, table: string) => void;
}

/** What those who only watch may know by now. */
interface LateProgress {
  readonly table: string;
  readonly course: Course;
  readonly events: readonly CourseEvent[];
}

/**
 * Games as those see them who only watch. How a game stood a while ago follows from the times in its log, so every
 * process shows the same, whoever comes whenever.
 */
export class LateGames {
  readonly #parts: LateParts;
  readonly #games = new Map<string, LateGame>();
  readonly #listeners: ((progress: LateProgress) => void)[] = [];
  readonly #enders: ((table: string) => void)[] = [];
  #timer: NodeJS.Timeout | undefined;
  /** Who says which tables somebody watches in this process. */
  isWatched: (table: string) => boolean = () => false;

  constructor(parts: LateParts) {
    this.#parts = parts;
    parts.courses.onProgress(({ table, course }) => {
      const game = this.#games.get(table);
      if (game !== undefined) game.dueAt ??= course.askedAt + game.late;
    });
  }

  start(): void {
    this.#timer = setInterval(() => this.#round(), ROUND);
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  /** Told of what happened in games that are shown late, once it may be shown. */
  onProgress(listener: (progress: LateProgress) => void): void {
    this.#listeners.push(listener);
  }

  /** Told of such games once all may know that they are over, and how. */
  onEnd(listener: (table: string) => void): void {
    this.#enders.push(listener);
  }

  isLate({ start }: Course): boolean {
    return this.#parts.lateness.of(start) > 0;
  }

  /** Whether not all of it may be known yet. Of most games that are over it may, and they are not read twice. */
  #isHeldBack(course: Course): boolean {
    return this.isLate(course) && !(course.over && course.askedAt <= this.#parts.lateness.known);
  }

  async get(table: string): Promise<Course> {
    const course = await this.#parts.courses.get(table);
    return this.#isHeldBack(course) ? (await this.#upToNow(table, course)).course : course;
  }

  /** The same with all its events from the one with this number on. */
  async withEvents(table: string, have: number): Promise<{ course: Course; events: readonly CourseEvent[] }> {
    const now = await this.#parts.courses.get(table);
    if (!this.#isHeldBack(now)) return this.#parts.courses.withEvents(table, have);
    const { course, events } = await this.#upToNow(table, now);
    return { course, events: events.slice(have <= events.length ? have : 0) };
  }

  /** What is seen of it; clocks run as late as all else. */
  sightOf(table: string, course: Course, events: readonly CourseEvent[]): Sight {
    const sight = sightOf(table, course, null, events);
    return { ...sight, askedAt: sight.askedAt + this.#parts.lateness.of(course.start) };
  }

  #round(): void {
    const { now, onError } = this.#parts;
    for (const [table, { dueAt, usedAt, course }] of this.#games) {
      if (!this.isWatched(table)) {
        if (usedAt + KEPT < now()) this.#games.delete(table);
      } else if (dueAt !== null && dueAt <= now()) {
        this.#upToNow(table, course).catch((error) => onError(error, table));
      }
    }
  }

  async #upToNow(table: string, { start }: Course): Promise<LateGame> {
    const { now } = this.#parts;
    const game = this.#games.get(table) ?? (await this.#begin(table, start));
    game.usedAt = now();
    const goneOn = game.goingOn.then(() => this.#goOn(table, game));
    game.goingOn = goneOn.catch(() => {
      // Nothing of it has changed; those who watch must hear of it all the same.
      game.dueAt = now();
    });
    await goneOn;
    return game;
  }

  async #begin(table: string, start: Course['start']): Promise<LateGame> {
    const { courses, lateness, now } = this.#parts;
    const { course, events } = await courses.beginnings.of(table, start);
    // Somebody else may have asked at the same moment.
    const known = this.#games.get(table);
    if (known !== undefined) return known;
    const game: LateGame = {
      late: lateness.of(start),
      course,
      events: [...events],
      dueAt: null,
      isEnded: false,
      usedAt: now(),
      goingOn: Promise.resolve(),
    };
    this.#games.set(table, game);
    if (this.#games.size > MOST_KEPT) this.#forgetOne(table);
    return game;
  }

  #forgetOne(except: string): void {
    for (const table of this.#games.keys()) {
      if (table === except || this.isWatched(table)) continue;
      this.#games.delete(table);
      return;
    }
  }

  async #goOn(table: string, game: LateGame): Promise<void> {
    const { db, lateness } = this.#parts;
    if (!game.course.over) {
      // Before it is read: what is written meanwhile is due later.
      game.dueAt = null;
      const entries = await entriesOf(db, table, game.course.n);
      const { known } = lateness;
      const hidden = entries.findIndex(({ at }) => at > known);
      if (hidden >= 0) game.dueAt = Math.min(game.dueAt ?? Infinity, entries[hidden].at + game.late);
      const course = game.course.fork();
      const events: CourseEvent[] = [];
      await inSlices(hidden < 0 ? entries : entries.slice(0, hidden), ({ entry, at }) => {
        for (const event of course.apply(entry, at)) events.push(event);
      });
      if (course.n > game.course.n) {
        game.course = course;
        for (const event of events) game.events.push(event);
        for (const listener of this.#listeners) listener({ table, course, events });
      }
    }
    if (game.course.over && !game.isEnded) await this.#end(table, game);
  }

  /** The result is written down a moment after the last answer, and as much later it may be known. */
  async #end(table: string, game: LateGame): Promise<void> {
    const { db, lateness, now } = this.#parts;
    const { ended_at } = await db
      .selectFrom('tables')
      .select('ended_at')
      .where('id', '=', table)
      .executeTakeFirstOrThrow();
    if (ended_at === null) game.dueAt = now() + AGAIN;
    else if (ended_at > lateness.known) game.dueAt = ended_at + game.late;
    else {
      game.dueAt = null;
      game.isEnded = true;
      for (const listener of this.#enders) listener(table);
    }
  }
}
