import type { Course, CourseEvent } from '@provincia/course';
import { LRUCache } from 'lru-cache';
import type { Beginnings } from '../rules/beginnings.ts';
import { inSlices } from '../slices.ts';
import type { Database } from '../store/database.ts';
import { entriesOf } from './log.ts';

/** Events kept at hand, of all games together; the course of a game takes as much room as so many of them. */
const MOST_EVENTS = 150_000;
const COURSE = 300;
/** For so long after somebody asked for it last, in milliseconds. */
const KEPT = 60_000;

/** A game played again as far as somebody wanted to know, and all that happened in it. */
interface History {
  /** Null until its beginning has been read. */
  course: Course | null;
  readonly events: CourseEvent[];
  /** Settled once it has come as far as those who wait want to know. */
  goingOn: Promise<void>;
}

/**
 * All that happened in games that somebody looks at from their beginning. That takes much room, so it is kept only for
 * those that were asked for lately. Finding it out is playing the log again, in slices, and going on from there.
 */
export class Histories {
  readonly #db: Database;
  readonly #beginnings: Beginnings;
  readonly #kept: LRUCache<string, History>;

  constructor(db: Database, beginnings: Beginnings, now: () => number) {
    this.#db = db;
    this.#beginnings = beginnings;
    this.#kept = new LRUCache({
      maxSize: MOST_EVENTS,
      sizeCalculation: ({ events }) => events.length + COURSE,
      ttl: KEPT,
      ttlAutopurge: true,
      ttlResolution: 0,
      updateAgeOnGet: true,
      perf: { now },
    });
  }

  /** All events of a game up to where this course stands. */
  async upTo(table: string, { start, n, events }: Course): Promise<readonly CourseEvent[]> {
    const history = this.#kept.get(table) ?? this.#begin(table);
    // One after the other, so that no entry is played twice.
    history.goingOn = history.goingOn.then(() => this.#goOn(table, history, start, n));
    try {
      await history.goingOn;
    } catch (error) {
      if (this.#kept.peek(table) === history) this.#kept.delete(table);
      throw error;
    }
    return history.events.slice(0, events);
  }

  #begin(table: string): History {
    const history: History = { course: null, events: [], goingOn: Promise.resolve() };
    this.#kept.set(table, history);
    return history;
  }

  async #goOn(table: string, history: History, start: Course['start'], n: number): Promise<void> {
    const { events } = history;
    if (history.course === null) {
      const beginning = await this.#beginnings.of(table, start);
      for (const event of beginning.events) events.push(event);
      history.course = beginning.course;
    }
    const { course } = history;
    if (course.n >= n) return;
    await inSlices(await entriesOf(this.#db, table, course.n, n), ({ entry, at }) => {
      for (const event of course.apply(entry, at)) events.push(event);
    });
    // Put in again, because its size is looked at only then.
    if (this.#kept.peek(table) === history && this.#kept.delete(table)) this.#kept.set(table, history);
  }
}
